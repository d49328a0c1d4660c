/**
 * Examples of what visitors ask and want, by topic: the questions and commands of the corpus, and all known wordings.
 * They are read at build; browsers get only what is learned from them (topic-weights.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isRemark, questionsRefinedByRemark } from '../../content/questions-refined-by-remark.ts'
import { factIds, wordingsOfFacts } from '../../content/visitor-question-wordings.ts'
import { wordingsOfRemarks } from '../../content/visitor-questions/wordings/remarks.ts'
import { visitorQuestions } from '../../content/visitor-questions.ts'
import type { TopicExample } from './train-topics.ts'
import { wordingsOfWishes } from './plain-request-wordings.ts'
import { wordingsOfQuestions } from './question-wordings.ts'

const folder = path.resolve(import.meta.dirname, '../corpus')

/** A line of the corpus, as far as it is an example (src/understanding/corpus/README.md). */
interface Line {
  readonly step: string
  readonly text: string
  readonly answers?: object
  readonly facts?: readonly string[]
  readonly command?: string | null
}

const COMMANDS: readonly string[] = ['human', 'back', 'restart', 'help']
const TOPICS: ReadonlySet<string> = new Set([...factIds, ...Object.keys(questionsRefinedByRemark)])

/** What a line is about. A question that a remark refines is not meant itself. */
function topicsOf({ facts = [], command = null }: Line): readonly string[] {
  const refined = facts.filter(isRemark).flatMap((id): readonly string[] => questionsRefinedByRemark[id])
  const asked = facts.filter((id) => TOPICS.has(id) && !refined.includes(id))
  return asked.length > 0 ? asked : COMMANDS.filter((each) => each === command)
}

/** The questions and commands of the corpus that stand beside no answer. */
export function examplesOfCorpus(): readonly TopicExample[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ answers = {} }) => Object.keys(answers).length === 0)
    .map((line) => ({ text: line.text, step: line.step, ids: topicsOf(line) }))
    .filter(({ ids }) => ids.length > 0)
}

/** The known wordings of each question, with its title, and those to learn from only. */
export function examplesOfWordings(): readonly TopicExample[] {
  const titles = factIds.map((id): [string, readonly string[]] => [id, [visitorQuestions[id].title]])
  return [
    ...Object.entries(wordingsOfFacts),
    ...Object.entries(wordingsOfRemarks),
    ...Object.entries(wordingsOfWishes),
    ...Object.entries(wordingsOfQuestions),
    ...titles,
  ].flatMap(([id, texts]: [string, readonly string[]]) => texts.map((text) => ({ text, ids: [id] })))
}
