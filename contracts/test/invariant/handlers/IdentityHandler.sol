// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {EntryHandler} from "./EntryHandler.sol";
import {Mark} from "./HandlerBase.sol";

/// @notice Changes of username, and moves of seats to other addresses.
abstract contract IdentityHandler is EntryHandler {
    uint256 private constant FEE_USD = 5e18;
    uint256 private constant CONTESTED_NAMES = 6;

    /// @notice A member takes a contested name, another member's name, or an old name.
    function changeUsername(uint256 seed) external acts(seed) {
        rename(anyId(CORE_MODEL));
    }

    /// @notice Plus stores no names or addresses.
    function changeIdentityInPlus(uint256 seed) external acts(seed) {
        bytes memory expected = fails(IPlanErrors.OnlyInCore.selector);
        call(PLUS, anyAccount(), 0, abi.encodeCall(IPlanActions.changeUsername, ("unknown")), expected);
        call(PLUS, anyAccount(), 0, abi.encodeCall(IPlanActions.changeAddress, (address(0xbad))), expected);
        call(PLUS, anyAccount(), 0, abi.encodeCall(IPlanActions.acceptAddress, ("unknown")), expected);
        call(PLUS, anyAccount(), 0, abi.encodeCall(IPlanActions.cancelChangeAddress, ()), expected);
    }

    /// @notice A member starts a move to a new address, to a member's address, or to the zero address.
    function changeAddress(uint256 seed) external acts(seed) {
        uint32 id = anyId(CORE_MODEL);
        address to = [freshAccount(), accountOf[anyId(CORE_MODEL)], address(0)][oneIn(4) ? 1 + roll(2) : 0];
        bytes memory expected;
        if (to == address(0)) expected = fails(IPlanErrors.InvalidArgument.selector);
        else if (idOf[to] != 0) expected = fails(IPlanErrors.NodeAlreadyExists.selector);
        call(CORE, accountOf[id], 0, abi.encodeCall(IPlanActions.changeAddress, (to)), expected);
        if (expected.length == 0) movingTo[id] = to;
    }

    /// @notice The new address accepts a move; a stranger can't.
    function acceptAddress(uint256 seed) external acts(seed) {
        uint32 id = anyId(CORE_MODEL);
        for (uint256 i; i < 8 && movingTo[id] == address(0); ++i) {
            id = anyId(CORE_MODEL);
        }
        bytes memory data = abi.encodeCall(IPlanActions.acceptAddress, (nameOf[id]));
        call(CORE, address(0xbad), 0, data, fails(IPlanErrors.AddressChangeNotStarted.selector));
        address to = movingTo[id];
        if (to == address(0)) return;
        bytes memory expected = idOf[to] != 0 ? fails(IPlanErrors.NodeAlreadyExists.selector) : bytes("");
        call(CORE, to, 0, data, expected);
        if (expected.length != 0) return;
        moved(id, to);
    }

    /// @notice A member cancels a move.
    function cancelChangeAddress(uint256 seed) external acts(seed) {
        uint32 id = anyId(CORE_MODEL);
        bytes memory expected =
            movingTo[id] == address(0) ? fails(IPlanErrors.AddressChangeNotStarted.selector) : bytes("");
        call(CORE, accountOf[id], 0, abi.encodeCall(IPlanActions.cancelChangeAddress, ()), expected);
        movingTo[id] = address(0);
    }

    /// @notice An account whose seat moved away has no box and can register again.
    function actAsFormer(uint256 seed) external acts(seed) {
        if (former.length == 0) return;
        address from = former[roll(former.length)];
        if (idOf[from] != 0) return;
        bytes memory data = abi.encodeCall(IPlanActions.withdraw, (1));
        call(CORE, from, 0, data, fails(IPlanErrors.NodeNotRegistered.selector));
        call(PLUS, from, 0, data, fails(IPlanErrors.NodeNotRegistered.selector));
        uint32 sponsor = anyId(CORE_MODEL);
        register(from, sponsor, freeSeatBelow(CORE, sponsor), freshName(), 1);
    }

    /*///////////////////////////////// INTERNAL //////////////////////////////*/

    function rename(uint32 id) internal {
        string memory name =
            oneIn(4) ? nameOf[anyId(CORE_MODEL)] : string.concat("prize", vm.toString(roll(CONTESTED_NAMES)));
        bytes memory expected;
        uint256 fee;
        if (holderOf[name] != 0 || block.timestamp < reservedUntil[name]) {
            expected = fails(IPlanErrors.UsernameTaken.selector);
        } else {
            expected = CORE_MODEL.priceError();
            if (expected.length == 0) fee = usernameFee();
        }
        uint256 value = fee + roll(fee / 50 + 1);
        if (expected.length == 0 && oneIn(5)) {
            value = oneIn(2) ? fee - 1 : fee + fee / 50 + 1;
            expected = abi.encodeWithSelector(IPlanErrors.WrongEnterPrice.selector, value, fee);
        }
        call(CORE, accountOf[id], value, abi.encodeCall(IPlanActions.changeUsername, (name)), expected);
        if (expected.length != 0) return;
        CORE_MODEL.payFee(id, fee, value);
        reservedUntil[nameOf[id]] = block.timestamp + 30 days;
        holderOf[nameOf[id]] = 0;
        nameOf[id] = name;
        holderOf[name] = id;
        mark(Mark.NamesSquatted);
    }

    /// @dev $5 at the current round's price, rounded up.
    function usernameFee() private view returns (uint256) {
        uint256 answer = CORE_MODEL.answerOf(CORE_MODEL.present());
        return CORE_MODEL.weiOf(FEE_USD, answer == 0 ? uint256(FEED.latestAnswer()) : answer);
    }
}
