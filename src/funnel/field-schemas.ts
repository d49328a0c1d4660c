/** Zod schemas for form fields: text, optional text, choice and checkbox. */
import * as z from 'zod/mini'
import type { Problem } from '../lib/problem-keys.ts'
import type { Parsed } from '../lib/parsing-result.ts'
import { cleanTyped } from '../lib/clean-typed-text.ts'
import type { Values } from './step-and-journey-types.ts'

/** The part of a Zod transform's context that collects the issues. */
type Context = { readonly issues: z.core.$ZodRawIssue[] }

/**
 * Reports a validation error for the field `name`, or for the value itself if no name is given. `checkAnswer` in
 * ./check-answer.ts collects the errors.
 */
export function addProblem({ issues }: Context, input: unknown, problem: Problem, name?: string): void {
  const path = name === undefined ? [] : [name]
  issues.push({ code: 'custom', params: { ...problem }, message: problem.problem, path, input })
}

/**
 * Builds the schema of a form field from a parser. The parser gets the cleaned text. If it returns an error, the schema
 * reports it. A missing value is treated as ''.
 */
export function field(parse: (raw: string) => Parsed<string>) {
  return z.pipe(
    z._default(z.string(), ''),
    z.transform((raw: string, context) => {
      const parsed = parse(cleanTyped(raw))
      if ('value' in parsed) return parsed.value
      addProblem(context, raw, parsed)
      return z.NEVER
    }),
  )
}

/** Returns the schema of an optional text field: trimmed, at most `max` characters. */
export function optionalText(max: number) {
  return field((raw) => {
    const value = raw.replace(/\s+/g, ' ').trim()
    return value.length <= max ? { value } : { problem: 'texto-longo', most: max }
  })
}

/** Returns the schema of a choice field: one of `options`; `problem` is the error for any other value. */
export function choice(options: readonly string[], problem: Problem) {
  return field((raw) => (options.includes(raw) ? { value: raw } : problem))
}

/** Returns the schema of a checkbox. Its value is 'true' or 'false'; a missing value counts as 'false'. */
export function checkbox() {
  return field((raw) => ({ value: raw === 'true' || raw === 'on' ? 'true' : 'false' }))
}

/** Returns the schema of a step without input. */
export function noValues(): z.ZodMiniType<Values> {
  return z.pipe(
    z.object({}),
    z.transform(() => ({}) as Values),
  )
}
