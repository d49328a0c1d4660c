/** Returns a function to call after each finished piece of a long task; it logs the progress at every quarter. */
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
