/**
 * Creates a function that logs a long task's progress at every quarter. Call it after each finished piece.
 */
export function progress(pieces: number, log: (line: string) => void): () => void {
  let done = 0
  let told = 0
  return () => {
    done += 1
    const quarter = Math.floor((done / pieces) * 4)
    if (quarter === told) return
    told = quarter
    log(`  ${quarter * 25} %`)
  }
}
