// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {NameRecord} from "../types/Records.sol";
import {Username, UsernameLibrary} from "../types/Username.sol";
import {PlanStorage} from "./PlanStorage.sol";

/// @title Who is who: ids, addresses and usernames
/// @notice Plus stores none of them: it is keyed by core ids and asks the core plan each time, so that a changed address
/// or name counts at once in both.
abstract contract PlanIdentities is PlanStorage {
    using UsernameLibrary for Username;

    /// @dev The id behind an address; in Plus it may have no seat there.
    function _idOf(address account) internal view returns (uint32) {
        return _isPlus() ? _core.addrToId(account) : _idOfAccount[account];
    }

    /// @dev The id behind a name; in Plus it may have no seat there.
    function _idNamed(string calldata username) internal view returns (uint32) {
        return _isPlus() ? _core.nameToId(username) : _names[UsernameLibrary.key(username)].id;
    }

    function _accountOf(uint32 id) internal view returns (address) {
        if (_isPlus()) return id == 0 ? address(0) : _core.idToAddr(id);
        return _identities[id].account;
    }

    function _nameOf(uint32 id) internal view returns (string memory) {
        if (_isPlus()) return id == 0 ? "" : _core.idToName(id);
        return _identities[id].username.unpack();
    }

    /// @dev `id` if it has a seat in this plan, else 0. In the core plan an identity and a seat come together.
    function _seatedId(uint32 id) internal view returns (uint32) {
        return !_isPlus() || _nodes[id].exists() ? id : 0;
    }

    function _isTaken(NameRecord storage record) internal view returns (bool) {
        return record.id != 0 || block.timestamp < record.reservedUntil;
    }
}
