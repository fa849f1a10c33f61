import type { PassageQuestions } from "../passage-questions.ts";

export const docsTreeQuestions: PassageQuestions = {
  "docs/tree-format": `
    binary format of the tree; file format; parse the tree file; read tree file; how do i read the tree file
    binary file of the tree; parse the tree; how is the tree file encoded; write a reader for the tree file
    binary layout of the tree; CNPY header; bits per leg; decoder in rust; application/vnd.canopy.tree; size for a million seats
    download latest tree file; preorder; sections
    i write a viewer in go and need to know byte for byte how seats, legs and names are stored in the downloadable file
    endianness of the header; how do i find the children of a node in the file; checksum of the tree file; version number in the header
    varint or fixed width; compress with brotli
    how large is the file for a million seats; media type; curl the newest tree and print it as csv, commands
    shape of my own branch as a file with 2000 seats, which request; is there a reader without packages for the structure file
    data engineer: description of the binary snapshot of a round; TREE_ACCESS closed, how do i still get my part by program`,
  "docs/tree-format#terms": `
    what is preorder in the tree file; order of the seats; seat number versus member id in the tree file
    why is a seat's number always larger than its upline's; definitions used by the tree format: seat, leg, subtree
    a subtree is one range of positions, explain; does the seat number equal the id in plus; glossary for the binary tree
    root has number 1; depth first listing of seats, left before right?
    can a sponsor be newer than the seat he sponsors, in the file; how do i cut out a branch from the list of positions
    numbering by order of joining
    in the description of the structure file i don't understand what is meant by seat number, preorder and range of positions`,
  "docs/tree-format#header": `
    how many bytes has the header of the tree file and what is at which offset; magic bytes CNPY; version byte; plan byte
    little-endian or big-endian numbers in the tree file; where do i find the round and the block hash in the file
    table of sections: kind, offset, length; unknown section kinds, should my parser stop or skip
    at which offset is the number of seats; u32 chain id; my hex editor shows 43 4e 50 59 at the start, what follows
    how does a reader know whether the file is for core or plus; format header layout for my c struct; 12 bytes for each section
    forward compatibility of the tree file: new sections without a new version
    i open the file in a hex editor, which bytes tell me the version, the plan, the round and the number of seats`,
  "docs/tree-format#packed-numbers": `
    how are numbers packed in blocks of 128 with a width; bit packing of the lists in the tree file; width byte 0 to 32
    decode 02 65 from the example of packed numbers; which bit comes first in a packed block; padding to the next byte
    how do i know how many values a section has; frame of reference or plain bit width encoding in the tree file
    what does a first byte of 33 mean in a list
    i write a decoder in rust and my numbers come out shifted, how are the bits ordered within a byte
    the last block is shorter, how is it stored; maximum size of a value in the packed lists
    width zero block, what does it contain
    my parser reads the widths correctly but the numbers come out wrong, in which order are the bits packed and how is the last block padded`,
  "docs/tree-format#coded-numbers": `
    huffman codes in the tree file: how are the lengths stored; canonical codes as in deflate; rfc 1951 3.2.2
    decode 21 03 00 01 02 02 32 step by step; byte 33 at the start of a list, what comes next
    which sections use variable length codes; units and points; longest code in bits; length 0 for values that do not occur
    first bit of a code is lowest or highest bit; entropy coding of small numbers in the tree format
    my prefix decoder fails, how are codes assigned from the lengths; why are frequent values shorter; compression of points
    are the codes sent msb first like in jpeg
    the list of units begins with the byte thirty-three, how do i get from the lengths to the codes and from the codes to the numbers`,
  "docs/tree-format#sections": `
    list of sections of the tree file: legs, numbers, units, points, sponsors, rounds, members, hidden
    how do i rebuild parent and child from the legs section; how are sponsors stored; difference to the seat's number
    what does the hidden section tell; seats below that the file leaves out
    a leg looks empty in the file but the member has people there, why
    how do i get the tree as it was at the end of an earlier round from the same file; two bits per seat; four seats in a byte
    which section has the ids in plus; rounds section adds up to what; number of seats that joined per round
    algorithm to read the legs from first to last; is a leg free if bit is 0; hidden counts for left and right
    units per seat in the binary file; where are points of the round; does the file contain names of members
    which parts does the file consist of, how do i rebuild from two bits per seat who sits below whom, and where are the sponsors
    a side looks free in the file but on the page people sit there, what have i overlooked`,
  "docs/tree-format#checks": `
    which checks should a reader make before trusting a tree file; SnapshotError, when is it thrown
    how do i prove that a tree file matches the chain; maximum seats and round in a file; 16,777,216
    validation rules of the tree format; malformed file handling; codes of a list are complete: kraft sum is 1
    can a manipulated tree file crash my viewer; does the file carry a signature; authenticity of the snapshot
    each number appears once, legs form one tree: list of consistency rules
    fuzzing a parser of the tree file, what must be rejected; compare the file with registered events of the contract
    i let users upload such a file to my viewer, what should i check so that a forged one can't crash it, and does it prove anything`,
  "docs/tree-format#example": `
    example bytes of a small tree file with four seats; hex dump of a tree file and what read-tree.mjs prints for it
    test vector for my parser of the tree format; sample file with explanation byte by byte; what output does the csv reader give
    number,member,upline,leg,sponsor; i need a known input and output to check my decoder
    how does the command line reader show a tree; columns of read-tree.mjs; smallest sample of the binary structure
    reference dump; expected output for four seats; hidden_left column; unit test data for the tree reader
    is there a tiny sample with its bytes and the expected output so that i can try my decoder`,
};
