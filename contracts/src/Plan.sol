// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPlanActions, PlanParameters} from "./interfaces/IPlanActions.sol";
import {NodeLibrary} from "./types/Node.sol";
import {Username, UsernameLibrary} from "./types/Username.sol";
import {PlanNames} from "./plan/PlanNames.sol";
import {PlanSettlement} from "./plan/PlanSettlement.sol";
import {PlanStorage} from "./plan/PlanStorage.sol";
import {Identity} from "./types/Records.sol";
import {PlanViews} from "./PlanViews.sol";

/// @title The Canopy plan
/// @notice See `IPlan` for what each function does and `docs/plan.md` for the rules.
/// @dev What inherits what; each contract may call those above it:
///
///     PlanStorage                 what deployment fixes, what is stored, the clock
///     `- PlanReads                identities, the feed, amounts; `PlanViews` inherits this much
///        |- PlanPrices            updatePOLPrice
///        |- PlanMembers           addrToId, nameToId, changeAddress, acceptAddress, cancelChangeAddress
///        |- PlanBoxes             credit, withdraw, setLottery, collectLottery, collectOperations
///        |  `- PlanRanks          claimRank, collectRank
///        |     `- PlanSettlement  distribute
///        `- PlanEntries           register, registerAt, topUp, register0; also on PlanPrices, PlanMembers, PlanBoxes
///           `- PlanNames          changeUsername; also on PlanRanks
///     Plan                        PlanNames and PlanSettlement, the constructor, the fallback to `PlanViews`
contract Plan is PlanNames, PlanSettlement {
    using UsernameLibrary for Username;

    /// @inheritdoc IPlanActions
    address public immutable views;

    constructor(PlanParameters memory p) PlanStorage(p, msg.sender) {
        views = address(new PlanViews(p, msg.sender));
        address account = p.root;
        string memory username = p.rootUsername;
        if (_isPlus()) {
            _requireSameClockAndFeed();
            account = _core.idToAddr(ROOT);
            username = _core.idToName(ROOT);
        } else {
            if (account == address(0)) revert InvalidArgument();
            Username packed = UsernameLibrary.pack(username);
            _identities[ROOT] = Identity(account, packed);
            _idOfAccount[account] = ROOT;
            _names[packed.key()].id = ROOT;
        }
        _nodes[ROOT] = NodeLibrary.create(0, 0, 0);
        emit Registered(ROOT, 0, 0, account, username, 0, 0, 0, 0);
    }

    /// @notice Answers `IPlanViews`: what the plan's own code does not know is asked of `views`, on this storage.
    /// @dev `PlanViews` has only view functions, and it is fixed: this is a way around the limit of 24,576 bytes of code,
    /// no way to change any. See `docs/decisions/0004-views-in-a-second-contract.md`.
    fallback() external {
        (bool answered, bytes memory answer) = views.delegatecall(msg.data);
        assembly ("memory-safe") {
            let length := mload(answer)
            switch answered
            case 0 { revert(add(answer, 0x20), length) }
            default { return(add(answer, 0x20), length) }
        }
    }

    /// @dev Rounds and prices of Plus are those of its core plan.
    function _requireSameClockAndFeed() private view {
        (,, address feed,,,) = _core.limits();
        if (_core.genesis() != _genesis || _core.opensAt() != _opensAt || feed != address(_feed)) {
            revert InvalidArgument();
        }
    }
}
