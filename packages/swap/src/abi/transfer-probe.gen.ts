// Generated from contracts/ by packages/protocol/tools/abi/main.ts. Do not edit.
export const transferProbeAbi = [
  {
    "type": "function",
    "name": "probe",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "received",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  }
] as const;
export const transferProbeCode = "0x60806040526004361015610011575f80fd5b5f3560e01c63dd8e5ec914610024575f80fd5b346101425760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101425760043573ffffffffffffffffffffffffffffffffffffffff81168103610142576024359073ffffffffffffffffffffffffffffffffffffffff821682036101425761009e8282610146565b91806014526044356034526fa9059cbb0000000000000000000000005f5260205f6044601082865af18060015f51141615610124575b506100e2915f603452610146565b9081039081116100f757602090604051908152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3d833b15171015610135575f6100d4565b6390b8ec185f526004601cfd5b5f80fd5b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d1116602051029056";
