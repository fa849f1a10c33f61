// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice Balances and allowances of the test tokens of the local world. Any account may mint, pause, block and set a fee.
abstract contract TokenLedger {
    /// @dev A fee of 1,000,000 is the whole amount.
    uint256 private constant MILLION = 1_000_000;

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    bool public paused;
    /// @notice Millionths of each transfer that are burned.
    uint256 public transferFee;
    mapping(address account => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;
    mapping(address account => bool isBlocked) public isBlocked;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function mint(address[] calldata accounts, uint256 amount) external {
        totalSupply += accounts.length * amount;
        for (uint256 i; i < accounts.length; i++) {
            balanceOf[accounts[i]] += amount;
            emit Transfer(address(0), accounts[i], amount);
        }
    }

    function setPaused(bool isPaused) external {
        paused = isPaused;
    }

    function setBlocked(address account, bool blocked) external {
        isBlocked[account] = blocked;
    }

    function setTransferFee(uint256 fee) external {
        require(fee <= MILLION, "TokenLedger: fee too high");
        transferFee = fee;
    }

    function _approve(address spender, uint256 amount) internal {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
    }

    function _spend(address from, uint256 amount) internal {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= amount, "ERC20: transfer amount exceeds allowance");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
    }

    /// @dev Reverts with the texts of USDC on Polygon.
    function _move(address from, address to, uint256 amount) internal {
        require(!paused, "Pausable: paused");
        require(!isBlocked[msg.sender] && !isBlocked[from] && !isBlocked[to], "Blacklistable: account is blacklisted");
        require(balanceOf[from] >= amount, "ERC20: transfer amount exceeds balance");
        uint256 fee = amount * transferFee / MILLION;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - fee;
        totalSupply -= fee;
        emit Transfer(from, to, amount - fee);
        if (fee > 0) emit Transfer(from, address(0), fee);
    }
}
