// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IUniswapRouter, UniswapSwap} from "src/vault/interfaces/IRouters.sol";
import {PlainToken} from "test/vault/mocks/PlainToken.sol";
import {VaultFixture} from "test/vault/support/VaultFixture.sol";
import {CustodialKeeper} from "./peers/CustodialKeeper.sol";

interface ICustodialKeeper {
    function deposit(address token, uint256 amount) external;
    function trade(address user, address tokenIn, address tokenOut, uint24 fee, uint256 amount, uint256 least) external;
}

/// @notice Gas of a later execution with cold storage (`isolate`), of a direct swap, and of a custodian's. Writes
/// `cache/bench-vault/`, which `scripts/bench/vault.ts` prints.
/// forge-config: default.isolate = true
contract VaultBench is VaultFixture {
    string private constant RESULTS = "cache/bench-vault/";
    uint256 private constant AMOUNT = 1_000e6;

    function test_vault() public {
        uint256 id = set(dca());
        vm.deal(keeper, 1 ether);
        pass(5 minutes);
        execute(id);
        pass(1 days);
        execute(id);
        record("vault, a later execution");
    }

    function test_direct() public {
        fill(keeper);
        vm.startPrank(keeper);
        usdc.approve(uniswapRouter, 2 * AMOUNT);
        swap();
        pass(1 days);
        swap();
        vm.stopPrank();
        record("direct swap by the router");
    }

    function test_custodian() public {
        ICustodialKeeper custodian = ICustodialKeeper(
            create(vm.getCode("CustodialKeeper.sol:CustodialKeeper"), abi.encode(uniswapRouter, address(usdc)))
        );
        fill(keeper);
        vm.startPrank(keeper);
        usdc.approve(address(custodian), 10 * AMOUNT);
        custodian.deposit(address(usdc), 10 * AMOUNT);
        vm.stopPrank();
        custodian.trade(keeper, address(usdc), address(weth), TIER, AMOUNT, 1);
        pass(1 days);
        custodian.trade(keeper, address(usdc), address(weth), TIER, AMOUNT, 1);
        record("custodian, a later trade");
    }

    function swap() private {
        IUniswapRouter(uniswapRouter)
            .exactInputSingle(UniswapSwap(address(usdc), address(weth), TIER, keeper, block.timestamp, AMOUNT, 0, 0));
    }

    /// @dev Gas of the last transaction. One file per figure, since tests run in parallel.
    function record(string memory name) private {
        vm.writeFile(string.concat(RESULTS, name), vm.toString(vm.lastCallGas().gasTotalUsed));
    }
}
