// Generated from contracts/ by packages/protocol/tools/abi/main.ts. Do not edit.
export const planAbi = [
  {
    "type": "function",
    "name": "Dashboard",
    "inputs": [
      {
        "name": "daysAgo",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "getPointyList",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "outputs": [
      {
        "name": "day",
        "type": "tuple",
        "internalType": "struct DayData",
        "components": [
          {
            "name": "enteredUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "allEnteredUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointValue",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointValueUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointCount",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "flashCount",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "userCount",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "pointyCount",
            "type": "uint32",
            "internalType": "uint32"
          }
        ]
      },
      {
        "name": "pointyList_",
        "type": "string[]",
        "internalType": "string[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "HeroPool",
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
    "name": "POL_USD",
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
    "name": "USD_POL",
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
    "name": "USD_POL_Multiplier",
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
    "name": "UserActivity",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "fromDaysAgo",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "toDaysAgo",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "list",
        "type": "tuple[]",
        "internalType": "struct NodeAct[]",
        "components": [
          {
            "name": "spEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "ptEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "points",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "flash",
            "type": "uint40",
            "internalType": "uint40"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "UserDashboard",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "daysAgo",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "node",
        "type": "tuple",
        "internalType": "struct NodeData",
        "components": [
          {
            "name": "leftVariance",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "rightVariance",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "leftUsers",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "rightUsers",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "depth",
            "type": "uint24",
            "internalType": "uint24"
          },
          {
            "name": "maxPoints",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "legsCount",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "isLeftOrRight",
            "type": "uint8",
            "internalType": "uint8"
          }
        ]
      },
      {
        "name": "activity",
        "type": "tuple",
        "internalType": "struct NodeAct",
        "components": [
          {
            "name": "spEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "ptEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "points",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "flash",
            "type": "uint40",
            "internalType": "uint40"
          }
        ]
      },
      {
        "name": "dayActivity",
        "type": "tuple",
        "internalType": "struct NodeAct",
        "components": [
          {
            "name": "spEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "ptEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "points",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "flash",
            "type": "uint40",
            "internalType": "uint40"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "acceptAddress",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "addrToId",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "addrToName",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "autoReferral",
    "inputs": [
      {
        "name": "sponsor",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "referral",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "leg",
        "type": "uint8",
        "internalType": "uint8"
      },
      {
        "name": "found",
        "type": "bool",
        "internalType": "bool"
      },
      {
        "name": "next",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "autoReferralFrom",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "outputs": [
      {
        "name": "referral",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "leg",
        "type": "uint8",
        "internalType": "uint8"
      },
      {
        "name": "found",
        "type": "bool",
        "internalType": "bool"
      },
      {
        "name": "next",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "boxOf",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
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
    "name": "cancelChangeAddress",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "changeAddress",
    "inputs": [
      {
        "name": "newAddr",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "changeUsername",
    "inputs": [
      {
        "name": "newName",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "claimRank",
    "inputs": [
      {
        "name": "ids",
        "type": "uint32[]",
        "internalType": "uint32[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "collectCommons",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "collectOperations",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "collectRank",
    "inputs": [
      {
        "name": "ids",
        "type": "uint32[]",
        "internalType": "uint32[]"
      },
      {
        "name": "month",
        "type": "uint16",
        "internalType": "uint16"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "commons",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "core",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "credit",
    "inputs": [
      {
        "name": "ids",
        "type": "uint32[]",
        "internalType": "uint32[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "dayData",
    "inputs": [
      {
        "name": "daysAgo",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct DayData",
        "components": [
          {
            "name": "enteredUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "allEnteredUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointValue",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointValueUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointCount",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "flashCount",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "userCount",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "pointyCount",
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
    "name": "dayPointValue",
    "inputs": [
      {
        "name": "daysAgo",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
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
    "name": "dayPointValueUSD",
    "inputs": [
      {
        "name": "daysAgo",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
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
    "name": "dayPointyList",
    "inputs": [
      {
        "name": "daysAgo",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "offset",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "count",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string[]",
        "internalType": "string[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "distribute",
    "inputs": [
      {
        "name": "nodes",
        "type": "uint32[]",
        "internalType": "uint32[]"
      },
      {
        "name": "exNodes",
        "type": "uint32[]",
        "internalType": "uint32[]"
      },
      {
        "name": "_sys",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "genesis",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "idToAddr",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "idToName",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "lastUpdatePrice",
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
    "name": "limits",
    "inputs": [],
    "outputs": [
      {
        "name": "operator",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "deployer",
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
      },
      {
        "name": "usernameFeeUSD",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "linksOf",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct Links",
        "components": [
          {
            "name": "upline",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "left",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "right",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "sponsor",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "units",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "settledUnits",
            "type": "uint8",
            "internalType": "uint8"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "maximumUnits",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint8",
        "internalType": "uint8"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "memberCount",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "monthActivity",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      },
      {
        "name": "month",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct MonthActivity",
        "components": [
          {
            "name": "points",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "heroes",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "shares",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "rank",
            "type": "uint8",
            "internalType": "enum Rank"
          },
          {
            "name": "collected",
            "type": "bool",
            "internalType": "bool"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "monthData",
    "inputs": [
      {
        "name": "month",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct MonthData",
        "components": [
          {
            "name": "pot",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "shares",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "shareValue",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "points",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "units",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "monthlyHalfPoints",
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
    "name": "nameToAddr",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nameToId",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nodeAct",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct NodeAct",
        "components": [
          {
            "name": "spEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "ptEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "points",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "flash",
            "type": "uint40",
            "internalType": "uint40"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nodeData",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct NodeData",
        "components": [
          {
            "name": "leftVariance",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "rightVariance",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "leftUsers",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "rightUsers",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "depth",
            "type": "uint24",
            "internalType": "uint24"
          },
          {
            "name": "maxPoints",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "legsCount",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "isLeftOrRight",
            "type": "uint8",
            "internalType": "uint8"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nodeDayAct",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "daysAgo",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct NodeAct",
        "components": [
          {
            "name": "spEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "ptEarn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "points",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "flash",
            "type": "uint40",
            "internalType": "uint40"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nodeMonthAct",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "thisMonth",
        "type": "tuple",
        "internalType": "struct MonthActivity",
        "components": [
          {
            "name": "points",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "heroes",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "shares",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "rank",
            "type": "uint8",
            "internalType": "enum Rank"
          },
          {
            "name": "collected",
            "type": "bool",
            "internalType": "bool"
          }
        ]
      },
      {
        "name": "lastMonth",
        "type": "tuple",
        "internalType": "struct MonthActivity",
        "components": [
          {
            "name": "points",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "heroes",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "shares",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "rank",
            "type": "uint8",
            "internalType": "enum Rank"
          },
          {
            "name": "collected",
            "type": "bool",
            "internalType": "bool"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nodeSeat",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "uplineNodeAddr",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "leftNodeAddr",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "rightNodeAddr",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "opensAt",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingAddress",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pointOutIndex",
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
    "name": "pointsPerUnit",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint8",
        "internalType": "uint8"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pointyIds",
    "inputs": [
      {
        "name": "round",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "offset",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "count",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint32[]",
        "internalType": "uint32[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pointyList",
    "inputs": [
      {
        "name": "offset",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "count",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string[]",
        "internalType": "string[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pots",
    "inputs": [],
    "outputs": [
      {
        "name": "forCommons",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "forOperations",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "rankWindow",
    "inputs": [],
    "outputs": [
      {
        "name": "month",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "open",
        "type": "bool",
        "internalType": "bool"
      },
      {
        "name": "closesAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "register",
    "inputs": [
      {
        "name": "sponsor",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "referral",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "register0",
    "inputs": [
      {
        "name": "accounts",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "usernames",
        "type": "string[]",
        "internalType": "string[]"
      },
      {
        "name": "sponsors",
        "type": "uint32[]",
        "internalType": "uint32[]"
      },
      {
        "name": "uplines",
        "type": "uint32[]",
        "internalType": "uint32[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "registerAt",
    "inputs": [
      {
        "name": "sponsor",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "referral",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "leg",
        "type": "uint8",
        "internalType": "uint8"
      },
      {
        "name": "deadline",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "roundCounter",
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
    "name": "roundData",
    "inputs": [
      {
        "name": "round",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct RoundData",
        "components": [
          {
            "name": "unitPrice",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointValue",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "rebate",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "units",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "cumulativeUnits",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "members",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "points",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "flash",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "pointy",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "closed",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "next",
            "type": "uint16",
            "internalType": "uint16"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "roundPriced",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "shares",
    "inputs": [],
    "outputs": [
      {
        "name": "sponsorShare",
        "type": "uint16",
        "internalType": "uint16"
      },
      {
        "name": "poolShare",
        "type": "uint16",
        "internalType": "uint16"
      },
      {
        "name": "heroShare",
        "type": "uint16",
        "internalType": "uint16"
      },
      {
        "name": "commonsShare",
        "type": "uint16",
        "internalType": "uint16"
      },
      {
        "name": "operationsShare",
        "type": "uint16",
        "internalType": "uint16"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "sponsorOf",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "timestamp",
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
    "name": "topUp",
    "inputs": [],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "unitPrice",
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
    "name": "unitUSD",
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
    "name": "unitsOf",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "internalType": "uint32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint8",
        "internalType": "uint8"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "updatePOLPrice",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "userAddrExists",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "userPlace",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "uplineId",
        "type": "uint32",
        "internalType": "uint32"
      },
      {
        "name": "leg",
        "type": "uint8",
        "internalType": "uint8"
      },
      {
        "name": "depth",
        "type": "uint24",
        "internalType": "uint24"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "userSeat",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "up",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "left",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "right",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "userUp",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "usernameExists",
    "inputs": [
      {
        "name": "username",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "usernameFee",
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
    "name": "views",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "withdraw",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "xRoundCounter",
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
    "type": "event",
    "name": "AddressChangeCancelled",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "AddressChangeStarted",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "AddressChanged",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CommonsCollected",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Credited",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "points",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "rebates",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OperationsCollected",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PriceCandidate",
    "inputs": [
      {
        "name": "polUsd",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RankClaimed",
    "inputs": [
      {
        "name": "month",
        "type": "uint16",
        "indexed": true,
        "internalType": "uint16"
      },
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "rank",
        "type": "uint8",
        "indexed": false,
        "internalType": "enum Rank"
      },
      {
        "name": "shares",
        "type": "uint8",
        "indexed": false,
        "internalType": "uint8"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RankCollected",
    "inputs": [
      {
        "name": "month",
        "type": "uint16",
        "indexed": true,
        "internalType": "uint16"
      },
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RankWindowClosed",
    "inputs": [
      {
        "name": "month",
        "type": "uint16",
        "indexed": true,
        "internalType": "uint16"
      },
      {
        "name": "shares",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "shareValue",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "rest",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RankWindowOpened",
    "inputs": [
      {
        "name": "month",
        "type": "uint16",
        "indexed": true,
        "internalType": "uint16"
      },
      {
        "name": "closesAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Registered",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "sponsor",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "upline",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      },
      {
        "name": "username",
        "type": "string",
        "indexed": false,
        "internalType": "string"
      },
      {
        "name": "leg",
        "type": "uint8",
        "indexed": false,
        "internalType": "uint8"
      },
      {
        "name": "round",
        "type": "uint16",
        "indexed": false,
        "internalType": "uint16"
      },
      {
        "name": "units",
        "type": "uint8",
        "indexed": false,
        "internalType": "uint8"
      },
      {
        "name": "value",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoundClosed",
    "inputs": [
      {
        "name": "round",
        "type": "uint16",
        "indexed": true,
        "internalType": "uint16"
      },
      {
        "name": "units",
        "type": "uint32",
        "indexed": false,
        "internalType": "uint32"
      },
      {
        "name": "entered",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "points",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "flash",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "pointy",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "pointValue",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "rebate",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "heroPool",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "commons",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "operations",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "closer",
        "type": "uint32",
        "indexed": false,
        "internalType": "uint32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoundPriced",
    "inputs": [
      {
        "name": "round",
        "type": "uint16",
        "indexed": true,
        "internalType": "uint16"
      },
      {
        "name": "unitPrice",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "polUsd",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ToppedUp",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "round",
        "type": "uint16",
        "indexed": false,
        "internalType": "uint16"
      },
      {
        "name": "units",
        "type": "uint8",
        "indexed": false,
        "internalType": "uint8"
      },
      {
        "name": "value",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "UsernameChanged",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "username",
        "type": "string",
        "indexed": false,
        "internalType": "string"
      },
      {
        "name": "fee",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Withdrawn",
    "inputs": [
      {
        "name": "id",
        "type": "uint32",
        "indexed": true,
        "internalType": "uint32"
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "AddressChangeNotStarted",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AlreadyOpen",
    "inputs": []
  },
  {
    "type": "error",
    "name": "BoxTooSmall",
    "inputs": [
      {
        "name": "available",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "CoreIsPlus",
    "inputs": []
  },
  {
    "type": "error",
    "name": "DeadlinePassed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GenesisTooOld",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidArgument",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Maximum50PointsPossible",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Minimum50Nodes",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NodeAlreadyExists",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NodeNotRegistered",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotOpenYet",
    "inputs": [
      {
        "name": "opensAt",
        "type": "uint64",
        "internalType": "uint64"
      }
    ]
  },
  {
    "type": "error",
    "name": "NothingToCollect",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OnlyDeployer",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OnlyExternallyOwnedAccounts",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OnlyInCore",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PriceInvalid",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PriceStale",
    "inputs": [
      {
        "name": "updatedAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PriceUnconfirmed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RankWindowNotClosed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RankWindowNotOpen",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ReferralNodeAlreadyHasTwoLegs",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ReferralNodeDoesNotExist",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RootCannotEnter",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SendFailed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SponsorNodeDoesNotExist",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TimeException",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TooManyFeedDecimals",
    "inputs": []
  },
  {
    "type": "error",
    "name": "UsernameFeeMissing",
    "inputs": []
  },
  {
    "type": "error",
    "name": "UsernameInvalid",
    "inputs": []
  },
  {
    "type": "error",
    "name": "UsernameLengthInvalid",
    "inputs": []
  },
  {
    "type": "error",
    "name": "UsernameTaken",
    "inputs": []
  },
  {
    "type": "error",
    "name": "WrongEnterPrice",
    "inputs": [
      {
        "name": "sent",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "unitPrice",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "p",
        "type": "tuple",
        "internalType": "struct PlanParameters",
        "components": [
          {
            "name": "root",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "rootUsername",
            "type": "string",
            "internalType": "string"
          },
          {
            "name": "operator",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "commons",
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
          },
          {
            "name": "genesis",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "opensAt",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "unitUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "usernameFeeUSD",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "pointsPerUnit",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "maximumUnits",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "sponsorShare",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "poolShare",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "heroShare",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "commonsShare",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "operationsShare",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "core",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  }
] as const;
