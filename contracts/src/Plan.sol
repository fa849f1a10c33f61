// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PlanParameters} from "./interfaces/IPlan.sol";
import {Node, NodeLibrary} from "./types/Node.sol";
import {Username, UsernameLibrary} from "./types/Username.sol";
import {PlanEntries} from "./plan/PlanEntries.sol";
import {PlanScreens} from "./plan/PlanScreens.sol";
import {PlanStorage} from "./plan/PlanStorage.sol";

/// @title The Canopy plan
/// @notice See `IPlan` for what each function does and `docs/plan.md` for the rules.
contract Plan is PlanEntries, PlanScreens {
    using UsernameLibrary for Username;

    constructor(PlanParameters memory p) PlanStorage(p) {
        address account = p.root;
        string memory username = p.rootUsername;
        if (_isPlus()) {
            _requireSameClockAndFeed();
            account = core.idToAddr(ROOT);
            username = core.idToName(ROOT);
        } else {
            if (account == address(0)) revert InvalidArgument();
            Username packed = UsernameLibrary.pack(username);
            _storeIdentity(ROOT, account, packed, packed.key());
        }
        _nodes[ROOT] = NodeLibrary.create(0, 0, 0);
        emit Registered(ROOT, 0, 0, account, username, 0, 0, 0, 0);
    }

    /// @dev Rounds and prices of Plus are those of its core plan.
    function _requireSameClockAndFeed() private view {
        (,, address feed,,,) = core.limits();
        if (core.genesis() != genesis || core.opensAt() != opensAt || feed != address(_feed)) revert InvalidArgument();
    }
}
