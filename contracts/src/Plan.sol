// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPlanActions, PlanParameters} from "./interfaces/IPlanActions.sol";
import {NodeLibrary} from "./types/Node.sol";
import {Username, UsernameLibrary} from "./types/Username.sol";
import {PlanNames} from "./plan/PlanNames.sol";
import {PlanSettlement} from "./plan/PlanSettlement.sol";
import {PlanStorage} from "./plan/PlanStorage.sol";
import {PlanWithdrawals} from "./plan/PlanWithdrawals.sol";
import {Identity} from "./types/Records.sol";
import {PlanViews} from "./PlanViews.sol";
import {SeatLibrary} from "./types/Seat.sol";
import {endCall} from "./views/EndCall.sol";

/// @title The Canopy plan
/// @notice `IPlan` documents each function, `docs/plan.md` the rules.
/// @dev The inheritance ladder. Each contract may call those above it; `PlanViews` inherits the first two.
///
///     PlanStorage                  parameters, storage, clock
///     `- PlanReads                 identities, feed, amounts
///        |- PlanPrices             updatePOLPrice
///        |- PlanMembers            addrToId, nameToId, changeAddress, cancelChangeAddress, acceptAddress
///        |- PlanBoxes              credit
///        |  |- PlanWithdrawals     withdraw, collectCommons, collectOperations
///        |  `- PlanRanks           claimRank, collectRank
///        |     `- PlanSettlement   distribute
///        `- PlanEntries            register, registerAt, topUp, register0; needs PlanPrices, PlanMembers, PlanBoxes
///           `- PlanNames           changeUsername; needs PlanRanks
///     Plan                         PlanNames, PlanSettlement, PlanWithdrawals, constructor, fallback
contract Plan is PlanNames, PlanSettlement, PlanWithdrawals {
    using UsernameLibrary for Username;

    /// @inheritdoc IPlanActions
    address public immutable views;

    constructor(PlanParameters memory p) PlanStorage(p, msg.sender) {
        views = address(new PlanViews(p, msg.sender));
        address account = p.root;
        string memory username = p.rootUsername;
        if (_isPlus()) {
            _requireCore();
            account = _core.idToAddr(ROOT);
            username = _core.idToName(ROOT);
        } else {
            if (account == address(0)) revert InvalidArgument();
            Username packed = UsernameLibrary.pack(username);
            _identities[ROOT] = Identity(account, packed);
            _idOfAccount[account] = ROOT;
            _names[packed.key()].id = ROOT;
        }
        _nodes[ROOT] = NodeLibrary.create(0, 0);
        _seats[ROOT] = SeatLibrary.create(0, 0);
        emit Registered(ROOT, 0, 0, account, username, 0, 0, 0, 0);
    }

    /// @notice Answers the functions of `IPlanViews`: runs the code of `views` on this plan's storage.
    /// @dev Keeps the plan below the limit of 24,576 bytes of code. `views` never changes and has view functions only:
    /// see `docs/decisions/0004-views-in-a-second-contract.md`.
    fallback() external {
        (bool answered, bytes memory answer) = views.delegatecall(msg.data);
        endCall(answered, answer);
    }

    /// @dev Plus has the rounds and the prices of its core plan, which is not a Plus plan itself.
    function _requireCore() private view {
        if (_core.core() != address(0)) revert CoreIsPlus();
        (,, address feed,,) = _core.limits();
        if (_core.genesis() != _genesis || _core.opensAt() != _opensAt || feed != address(_feed)) {
            revert InvalidArgument();
        }
    }
}
