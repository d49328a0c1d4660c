/** Prints a message about the server process: as plain text on a terminal, otherwise as a JSON log line. */
export function printServerMessage(text: string): void {
  const line = process.stdout.isTTY
    ? text
    : JSON.stringify({ level: 'info', time: new Date().toISOString(), msg: text })
  process.stdout.write(`${line}\n`)
}
