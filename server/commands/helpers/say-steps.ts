/** Says on standard output, in one sentence a step, what a long command is doing now. */

export type Say = (sentence: string) => void

const sayLine: Say = (sentence) => void process.stdout.write(`${sentence}\n`)

/** Returns a function that numbers the sentences of a command, which has so many of them. */
export function sayStepsOf(all: number): Say {
  let step = 0
  return (sentence) => {
    step += 1
    sayLine(`${step}/${all} ${sentence}`)
  }
}
