// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {MockWpol} from "test/mocks/MockWpol.sol";

interface IToken {
    function mint(address account, uint256 amount) external;
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
}

interface IPool {
    function initialize(uint160 price) external;
    function mint(address recipient, int24 lower, int24 upper, uint128 liquidity, bytes calldata data) external;
    function mint(address sender, address recipient, int24 lower, int24 upper, uint128 liquidity, bytes calldata data)
        external;
    function swap(address recipient, bool zeroToOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256 amount0, int256 amount1);
}

interface IUniswapFactory {
    function createPool(address tokenA, address tokenB, uint24 fee) external returns (address);
    function getPool(address tokenA, address tokenB, uint24 fee) external view returns (address);
}

interface IAlgebraFactory {
    function createPool(address tokenA, address tokenB) external returns (address);
    function poolByPair(address tokenA, address tokenB) external view returns (address);
}

/// @notice Uniswap v3 and Algebra by the code that npm ships, pools over all prices, and a trader who pushes them.
abstract contract Exchange is Test {
    /// @dev The last tick on which positions of every pool here may end.
    int24 private constant END = 887_220;
    /// @dev The ends of the prices that a pool can have.
    uint160 private constant LOWEST = 4_295_128_740;
    uint160 private constant HIGHEST = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341;

    IUniswapFactory internal uniswapFactory;
    IAlgebraFactory internal algebraFactory;
    address internal uniswapRouter;
    address internal algebraRouter;
    MockWpol internal wpol;

    function deployExchange() internal {
        wpol = new MockWpol();
        uniswapFactory =
            IUniswapFactory(create(artifact("@uniswap/v3-core", "UniswapV3Factory.sol/UniswapV3Factory"), ""));
        uniswapRouter = create(
            artifact("@uniswap/v3-periphery", "SwapRouter.sol/SwapRouter"), abi.encode(uniswapFactory, address(wpol))
        );
        // The deployer of pools and the factory name each other; the factory's first creation is its vault for fees.
        uint256 nonce = vm.getNonce(address(this));
        address factory = vm.computeCreateAddress(address(this), nonce + 1);
        address deployer = create(
            artifact("@cryptoalgebra/core", "AlgebraPoolDeployer.sol/AlgebraPoolDeployer"),
            abi.encode(factory, vm.computeCreateAddress(factory, 1))
        );
        algebraFactory = IAlgebraFactory(
            create(artifact("@cryptoalgebra/core", "AlgebraFactory.sol/AlgebraFactory"), abi.encode(deployer))
        );
        assertEq(address(algebraFactory), factory);
        algebraRouter = create(
            artifact("@cryptoalgebra/periphery", "SwapRouter.sol/SwapRouter"),
            abi.encode(factory, address(wpol), deployer)
        );
    }

    /// @notice Creates a pool of Uniswap with these amounts, active at every price.
    function openUniswap(address one, uint256 amountOne, address other, uint256 amountOther, uint24 fee)
        internal
        returns (address pool)
    {
        pool = uniswapFactory.createPool(one, other, fee);
        (uint160 price, uint128 liquidity) = priceAndDepth(one, amountOne, other, amountOther);
        IPool(pool).initialize(price);
        IPool(pool).mint(address(this), -END, END, liquidity, sorted(one, other));
    }

    /// @notice Creates the pool of Algebra with these amounts, active at every price.
    function openAlgebra(address one, uint256 amountOne, address other, uint256 amountOther)
        internal
        returns (address pool)
    {
        pool = algebraFactory.createPool(one, other);
        (uint160 price, uint128 liquidity) = priceAndDepth(one, amountOne, other, amountOther);
        IPool(pool).initialize(price);
        IPool(pool).mint(address(this), address(this), -END, END, liquidity, sorted(one, other));
    }

    /// @notice Sells an amount of a token to a pool, past any router.
    /// @return received of the other token
    function push(address pool, address tokenIn, address tokenOut, uint256 amount) internal returns (uint256 received) {
        bool zeroToOne = tokenIn < tokenOut;
        (int256 amount0, int256 amount1) = IPool(pool)
            .swap(address(this), zeroToOne, int256(amount), zeroToOne ? LOWEST : HIGHEST, sorted(tokenIn, tokenOut));
        return uint256(-(zeroToOne ? amount1 : amount0));
    }

    function uniswapV3MintCallback(uint256 amount0, uint256 amount1, bytes calldata data) external {
        payPool(int256(amount0), int256(amount1), data);
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        payPool(amount0, amount1, data);
    }

    function algebraMintCallback(uint256 amount0, uint256 amount1, bytes calldata data) external {
        payPool(int256(amount0), int256(amount1), data);
    }

    function algebraSwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        payPool(amount0, amount1, data);
    }

    function payPool(int256 amount0, int256 amount1, bytes calldata data) private {
        (address token0, address token1) = abi.decode(data, (address, address));
        if (amount0 > 0) give(token0, msg.sender, uint256(amount0));
        if (amount1 > 0) give(token1, msg.sender, uint256(amount1));
    }

    /// @dev Tokens for pools come from nowhere.
    function give(address token, address to, uint256 amount) internal virtual {
        IToken(token).mint(to, amount);
    }

    function priceAndDepth(address one, uint256 amountOne, address other, uint256 amountOther)
        private
        pure
        returns (uint160 price, uint128 liquidity)
    {
        (uint256 amount0, uint256 amount1) = one < other ? (amountOne, amountOther) : (amountOther, amountOne);
        price = uint160(FixedPointMathLib.sqrt((amount1 << 160) / amount0) << 16);
        liquidity = uint128(FixedPointMathLib.sqrt(amount0 * amount1));
    }

    function sorted(address one, address other) private pure returns (bytes memory) {
        return one < other ? abi.encode(one, other) : abi.encode(other, one);
    }

    function artifact(string memory package, string memory name) private view returns (bytes memory) {
        return vm.parseJsonBytes(
            vm.readFile(string.concat("../node_modules/", package, "/artifacts/contracts/", name, ".json")), ".bytecode"
        );
    }

    function create(bytes memory creation, bytes memory arguments) internal returns (address created) {
        bytes memory code = abi.encodePacked(creation, arguments);
        assembly ("memory-safe") {
            created := create(0, add(code, 0x20), mload(code))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
