// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "../interfaces/IPlan.sol";
import {Identity, NameRecord} from "../types/Records.sol";
import {Username, UsernameLibrary} from "../types/Username.sol";
import {PlanStorage} from "./PlanStorage.sol";

/// @title Who is who: ids, addresses and usernames
/// @notice Plus stores none of them: it is keyed by core ids and asks the core plan each time, so that a changed address
/// or name counts at once in both.
abstract contract PlanIdentities is PlanStorage {
    using UsernameLibrary for Username;

    /// @dev The code of an account with an EIP-7702 delegation: these three bytes and an address.
    bytes3 private constant DELEGATION_PREFIX = 0xef0100;
    uint256 private constant DELEGATION_LENGTH = 23;

    /// @inheritdoc IPlan
    function usernameExists(string calldata username) external view returns (bool) {
        if (_isPlus()) return core.usernameExists(username);
        return _isTaken(_names[UsernameLibrary.key(username)]);
    }

    /// @inheritdoc IPlan
    function userAddrExists(address account) external view returns (bool) {
        return _seatedId(_idOf(account)) != 0;
    }

    /// @inheritdoc IPlan
    function addrToId(address account) external view returns (uint32) {
        return _seatedId(_idOf(account));
    }

    /// @inheritdoc IPlan
    function addrToName(address account) external view returns (string memory) {
        return _nameOf(_seatedId(_idOf(account)));
    }

    /// @inheritdoc IPlan
    function idToAddr(uint32 id) external view returns (address) {
        return _accountOf(_seatedId(id));
    }

    /// @inheritdoc IPlan
    function idToName(uint32 id) external view returns (string memory) {
        return _nameOf(_seatedId(id));
    }

    /// @inheritdoc IPlan
    function nameToAddr(string calldata username) external view returns (address) {
        return _accountOf(_seatedId(_idNamed(username)));
    }

    /// @inheritdoc IPlan
    function nameToId(string calldata username) external view returns (uint32) {
        return _seatedId(_idNamed(username));
    }

    /// @dev In the core plan: gives the new id `id` to the account under the name. In Plus: the caller's core id.
    function _claimIdentity(address account, string calldata username, uint32 id) internal returns (uint32) {
        if (_isPlus()) {
            id = core.addrToId(account);
            if (id == 0) revert NodeNotRegistered();
            if (core.nameToId(username) != id) revert UsernameInvalid();
            if (_nodes[id].exists()) revert NodeAlreadyExists();
            return id;
        }
        if (_idOfAccount[account] != 0) revert NodeAlreadyExists();
        Username packed = UsernameLibrary.packCalldata(username);
        bytes16 key = UsernameLibrary.key(username);
        if (_isTaken(_names[key])) revert UsernameTaken();
        _storeIdentity(id, account, packed, key);
        return id;
    }

    function _storeIdentity(uint32 id, address account, Username username, bytes16 key) internal {
        _identities[id] = Identity(account, username);
        _idOfAccount[account] = id;
        _names[key].id = id;
    }

    /// @dev The id behind an address; in Plus it may have no seat there.
    function _idOf(address account) internal view returns (uint32) {
        return _isPlus() ? core.addrToId(account) : _idOfAccount[account];
    }

    /// @dev The id behind a name; in Plus it may have no seat there.
    function _idNamed(string calldata username) internal view returns (uint32) {
        return _isPlus() ? core.nameToId(username) : _names[UsernameLibrary.key(username)].id;
    }

    function _accountOf(uint32 id) internal view returns (address) {
        if (_isPlus()) return id == 0 ? address(0) : core.idToAddr(id);
        return _identities[id].account;
    }

    function _nameOf(uint32 id) internal view returns (string memory) {
        if (_isPlus()) return id == 0 ? "" : core.idToName(id);
        return _identities[id].username.unpack();
    }

    /// @dev `id` if it has a seat in this plan, else 0.
    function _seatedId(uint32 id) internal view returns (uint32) {
        return _nodes[id].exists() ? id : 0;
    }

    function _isPlus() internal view returns (bool) {
        return address(core) != address(0);
    }

    /// @dev Keeps ordinary contracts out. Nothing depends on it for safety: a contract under construction has no code.
    function _isExternallyOwned(address account) internal view returns (bool) {
        uint256 length = account.code.length;
        if (length == 0) return true;
        return length == DELEGATION_LENGTH && bytes3(account.code) == DELEGATION_PREFIX;
    }

    function _isTaken(NameRecord storage record) private view returns (bool) {
        return record.id != 0 || block.timestamp < record.reservedUntil;
    }
}
