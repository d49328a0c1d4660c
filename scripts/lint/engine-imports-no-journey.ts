/**
 * Lint rule `architecture/engine`: the code that runs every journey (the engine) must not depend on a
 * particular journey. The engine must not import the operator's steps, journeys, campaigns and texts. Neither
 * must the starter template, which uses the engine with its own content.
 */
import path from 'node:path'

/**
 * The engine: the rules that walk a journey, the store, the sagas that run, save and resume it, the parts of a question
 * and of the transcript that every journey uses. A journey's own steps, API calls, forms and frames are not among them.
 */
const engine = [
  /^src\/funnel\/(?:is-answer-changed|check-answer|apply-answer-and-clear-dependents|api-call-that-saves-answer|initial-form-values|single-text-field-in-chat|field-schemas|field-types|journey-registry|restore-masked-answers|next-previous-and-allowed-steps|order-state-types|messages-needing-no-interpretation|progress-bar-stages|step-and-journey-types)\.ts$/,
  /^src\/store\//,
  /^src\/sagas\/(?:root\.ts$|(?:runtime|storage|server-record|journey)\/)/,
  /^src\/questions\/(?:format-answer-as-text|chat-shows-problems-context|question-props|journey-part-registry|look-up-step-texts|useFocusOnQuestionChange|useStep|FieldView|PageForm)\.tsx?$/,
  /^src\/conversation\/(?:build-transcript\.ts|Transcript\.tsx)$/,
]
const template = [/^src\/starter-template\//, /^src\/content\/demo\//, /^src\/funnel\/journeys\/demo\//]

/** Steps, journeys, campaigns and texts; of the content, only the types may be imported by everyone. */
const journeys = /^src\/(?:content\/(?!text-types\.ts$)|funnel\/(?:steps|journeys)\/|campaigns\/)/
/** Those of the starter template. */
const own = /^src\/(?:content|funnel\/journeys)\/demo\//

const isIn = (files: readonly RegExp[], file: string) => files.some((each) => each.test(file))

/**
 * Returns the reason why an import would make the engine depend on a journey, or null.
 * @param file importing file, relative to the project
 * @param source import specifier
 */
export function engineRefusal(file: string, source: string): string | null {
  if (!source.startsWith('.') || /\.test\.tsx?$/.test(file)) return null
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), source))
  if (!journeys.test(target)) return null
  if (isIn(template, file))
    return own.test(target) ? null : `the starter template must not import the operator's '${target}'`
  return isIn(engine, file) ? `the engine must not import '${target}': a journey brings it` : null
}
