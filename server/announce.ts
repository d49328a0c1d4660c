/** One line about the server itself: words at a terminal, a line of the log for whoever collects logs. */
export function announce(text: string): void {
  const line = process.stdout.isTTY
    ? text
    : JSON.stringify({ level: 'info', time: new Date().toISOString(), msg: text })
  process.stdout.write(`${line}\n`)
}
