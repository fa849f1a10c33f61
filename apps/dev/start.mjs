// The first file of `npm start`, in plain JavaScript so that an older Node reaches the check instead of a syntax error.
const wanted = [22, 18];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  process.stderr.write(
    `Canopy needs Node ${wanted.join(".")} or newer and found ${process.version}: run \`npm ci\`, which brings the right one for this project, then \`npm start\`.\n`,
  );
  process.exitCode = 1;
} else {
  await import("./src/main.ts");
}
