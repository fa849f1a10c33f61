// Plain JavaScript without new syntax, so that an older Node can print the message below.
const wanted = [22, 18];

/**
 * Whether this Node runs TypeScript directly. Otherwise prints what to do, and sets exit code 1.
 *
 * @param {string} command what to run with the right Node
 */
export function isNodeNewEnough(command) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return true;
  process.stderr.write(
    `Canopy needs Node ${wanted.join(".")} or newer and found ${process.version}. Run \`npm ci\`, which installs the right one for this project, then \`${command}\`.\n`,
  );
  process.exitCode = 1;
  return false;
}
