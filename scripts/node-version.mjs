// Plain JavaScript without any new syntax: an older Node has to get as far as the sentence below.
const wanted = [22, 18];

/**
 * Whether this Node runs TypeScript as it stands. An older one is told what to do, and the process ends with 1.
 *
 * @param {string} command what to run with the right Node
 */
export function isNodeNewEnough(command) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return true;
  process.stderr.write(
    `Canopy needs Node ${wanted.join(".")} or newer and found ${process.version}: run \`npm ci\`, which brings the right one for this project, then \`${command}\`.\n`,
  );
  process.exitCode = 1;
  return false;
}
