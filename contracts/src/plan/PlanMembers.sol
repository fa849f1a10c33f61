// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Identity, NameRecord} from "../types/Records.sol";
import {Username, UsernameLibrary} from "../types/Username.sol";
import {PlanReads} from "./PlanReads.sol";

/// @title Members' identities, and moves of a seat to another address
abstract contract PlanMembers is PlanReads, IPlanActions {
    /// @dev The code of an account with an EIP-7702 delegation: these three bytes and an address.
    bytes3 private constant DELEGATION_PREFIX = 0xef0100;
    uint256 private constant DELEGATION_LENGTH = 23;

    /// @inheritdoc IPlanActions
    function addrToId(address account) external view returns (uint32) {
        return _seatedId(_idOf(account));
    }

    /// @inheritdoc IPlanActions
    function nameToId(string calldata username) external view returns (uint32) {
        return _seatedId(_idOfName(username));
    }

    /// @inheritdoc IPlanActions
    function changeAddress(address newAddr) external {
        uint32 id = _requireCoreMember();
        if (newAddr == address(0)) revert InvalidArgument();
        if (_idOfAccount[newAddr] != 0) revert NodeAlreadyExists();
        _pendingAccounts[id] = newAddr;
        emit AddressChangeStarted(id, newAddr);
    }

    /// @inheritdoc IPlanActions
    function cancelChangeAddress() external {
        uint32 id = _requireCoreMember();
        if (_pendingAccounts[id] == address(0)) revert AddressChangeNotStarted();
        delete _pendingAccounts[id];
        emit AddressChangeCancelled(id);
    }

    /// @inheritdoc IPlanActions
    function acceptAddress(string calldata username) external {
        // Check:
        if (_isPlus()) revert OnlyInCore();
        uint32 id = _idOfName(username);
        if (id == 0 || _pendingAccounts[id] != msg.sender) revert AddressChangeNotStarted();
        if (_idOfAccount[msg.sender] != 0) revert NodeAlreadyExists();
        if (!_isExternallyOwned(msg.sender)) revert OnlyExternallyOwnedAccounts();

        // Effect:
        delete _pendingAccounts[id];
        delete _idOfAccount[_identities[id].account];
        _identities[id].account = msg.sender;
        _idOfAccount[msg.sender] = id;
        emit AddressChanged(id, msg.sender);
    }

    /// @dev In the core plan, assigns `id` to the account and the name. In Plus, returns the account's core id.
    function _claimIdentity(address account, string calldata username, uint32 id) internal returns (uint32) {
        if (_isPlus()) {
            id = _core.addrToId(account);
            if (id == 0) revert NodeNotRegistered();
            if (_core.nameToId(username) != id) revert UsernameInvalid();
            if (_nodes[id].exists()) revert NodeAlreadyExists();
            return id;
        }
        if (_idOfAccount[account] != 0) revert NodeAlreadyExists();
        (Username packed, bytes16 name) = _packFreeName(username);
        _names[name] = NameRecord(id, 0);
        _identities[id] = Identity(account, packed);
        _idOfAccount[account] = id;
        return id;
    }

    /// @dev Returns a name packed, and its key. Reverts if it breaks the rules or is taken.
    function _packFreeName(string calldata username) internal view returns (Username packed, bytes16 name) {
        (packed, name) = UsernameLibrary.packCalldata(username);
        if (_isTaken(_names[name])) revert UsernameTaken();
    }

    /// @dev Returns the caller's id. Reverts in Plus and for callers without a seat.
    function _requireCoreMember() internal view returns (uint32 id) {
        if (_isPlus()) revert OnlyInCore();
        id = uint32(_idOfAccount[msg.sender]);
        if (id == 0) revert NodeNotRegistered();
    }

    /// @dev Refuses most contracts. Safety does not depend on it: a contract under construction has no code and passes.
    function _isExternallyOwned(address account) internal view returns (bool) {
        uint256 length = account.code.length;
        if (length == 0) return true;
        if (length != DELEGATION_LENGTH) return false;
        bytes32 start;
        // `account.code` would copy all of the code to new memory.
        assembly ("memory-safe") {
            extcodecopy(account, 0x00, 0, 3)
            start := mload(0x00)
        }
        return bytes3(start) == DELEGATION_PREFIX;
    }
}
