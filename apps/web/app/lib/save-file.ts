/** Offers a file to the reader. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url));
}
