/** One line about the server itself: plain text on a terminal, a JSON log line otherwise. */
export function announce(text: string): void {
  const line = process.stdout.isTTY
    ? text
    : JSON.stringify({ level: 'info', time: new Date().toISOString(), msg: text })
  process.stdout.write(`${line}\n`)
}
