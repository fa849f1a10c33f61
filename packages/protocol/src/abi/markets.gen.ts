// Generated from contracts/ by packages/protocol/tools/abi/main.ts. Do not edit.
export const marketsAbi = [
  {
    "type": "function",
    "name": "count",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "listing",
    "inputs": [
      {
        "name": "number",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct Listing",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "feed",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "maximumAge",
            "type": "uint32",
            "internalType": "uint32"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "quote",
    "inputs": [
      {
        "name": "tokenIn",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "tokenOut",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct Quote",
        "components": [
          {
            "name": "tokenIn",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenOut",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "priceIn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "priceOut",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "ratio",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "stale",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "error",
    "name": "BadListing",
    "inputs": [
      {
        "name": "number",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnknownToken",
    "inputs": [
      {
        "name": "number",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "listings",
        "type": "tuple[]",
        "internalType": "struct Listing[]",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "feed",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "maximumAge",
            "type": "uint32",
            "internalType": "uint32"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  }
] as const;
