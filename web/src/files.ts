/** Hand a text, or a picture, to the person as a file. */
export function saveFile(name: string, text: string | Blob, type = 'application/x-ndjson'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
