// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "../interfaces/IPlanViews.sol";
import {PlanIdentities} from "../plan/PlanIdentities.sol";
import {UsernameLibrary} from "../types/Username.sol";

/// @title Members by id, address and username
abstract contract IdentityViews is PlanIdentities, IPlanViews {
    /// @inheritdoc IPlanViews
    function usernameExists(string calldata username) external view returns (bool) {
        if (_isPlus()) return _core.usernameExists(username);
        return _isTaken(_names[UsernameLibrary.key(username)]);
    }

    /// @inheritdoc IPlanViews
    function userAddrExists(address account) external view returns (bool) {
        return _seatedId(_idOf(account)) != 0;
    }

    /// @inheritdoc IPlanViews
    function addrToName(address account) external view returns (string memory) {
        return _nameOf(_seatedId(_idOf(account)));
    }

    /// @inheritdoc IPlanViews
    function idToAddr(uint32 id) external view returns (address) {
        return _accountOf(_seatedId(id));
    }

    /// @inheritdoc IPlanViews
    function idToName(uint32 id) external view returns (string memory) {
        return _nameOf(_seatedId(id));
    }

    /// @inheritdoc IPlanViews
    function nameToAddr(string calldata username) external view returns (address) {
        return _accountOf(_seatedId(_idNamed(username)));
    }

    /// @inheritdoc IPlanViews
    function pendingAddress(uint32 id) external view returns (address) {
        return _pendingAccounts[id];
    }
}
