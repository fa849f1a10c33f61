// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {MockToken} from "test/mocks/MockToken.sol";
import {MockUsdt} from "test/mocks/MockUsdt.sol";
import {TokenLedger} from "test/mocks/TokenLedger.sol";

interface ITransferProbe {
    function probe(address token, address to, uint256 amount) external returns (uint256 received);
}

/// @notice The probe's code at a holder's address, as `eth_call` with a state override puts it there.
contract TransferProbeTest is Test {
    uint256 private constant AMOUNT = 1_000_000;
    address private immutable holder = makeAddr("holder");
    address private immutable pool = makeAddr("pool");
    TokenLedger private token;

    function setUp() public {
        token = new MockToken("Token", "TKN", 18);
        vm.etch(holder, vm.getDeployedCode("TransferProbe.sol:TransferProbe"));
        mint(token);
    }

    function test_probe_returnsWhatArrives() public {
        assertEq(probe(token, AMOUNT), AMOUNT);
        assertEq(token.balanceOf(pool), AMOUNT);
        assertEq(token.balanceOf(holder), 0);
    }

    function test_probe_seesAFee(uint256 fee) public {
        fee = bound(fee, 0, 1_000_000);
        token.setTransferFee(fee);
        assertEq(probe(token, AMOUNT), AMOUNT - fee);
    }

    function test_probe_countsOnlyWhatArrivesNow() public {
        address[] memory accounts = new address[](1);
        accounts[0] = pool;
        token.mint(accounts, 7);
        assertEq(probe(token, AMOUNT), AMOUNT);
    }

    function test_probe_worksWithTokensThatReturnNothing() public {
        MockUsdt usdt = new MockUsdt();
        mint(usdt);
        assertEq(probe(usdt, AMOUNT), AMOUNT);
    }

    function test_probe_revertsWithMoreThanTheHolderHas() public {
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        probe(token, AMOUNT + 1);
    }

    function test_probe_revertsWhileTheTokenIsPaused() public {
        token.setPaused(true);
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        probe(token, AMOUNT);
    }

    function test_probe_revertsWithoutAToken() public {
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        ITransferProbe(holder).probe(makeAddr("empty"), pool, AMOUNT);
    }

    function probe(TokenLedger probed, uint256 amount) private returns (uint256) {
        return ITransferProbe(holder).probe(address(probed), pool, amount);
    }

    function mint(TokenLedger minted) private {
        address[] memory accounts = new address[](1);
        accounts[0] = holder;
        minted.mint(accounts, AMOUNT);
    }
}
