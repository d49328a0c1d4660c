/** Stores a form of the shop's draft. What a person did not touch stays as colleagues have saved it meanwhile. */
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { shownIn, type FormProblems, type TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { changeDraft, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import type { NotStored } from './shop-draft-page-data.ts'

type DraftForm = {
  /** Returns what the form shows of an edition; null if that has no such thing. */
  readonly shows: (edition: Edition) => TypedFields | null
  /** Returns an edition with what was typed, and what is wrong with that. */
  readonly apply: (
    edition: Edition,
    typed: TypedFields,
  ) => { readonly edition: Edition; readonly problems: FormProblems }
  /** The name of the field beside which stands what is wrong with the edition as a whole, and that in words. */
  readonly whole: readonly [name: string, text?: string]
}

const written = (text: string | undefined) => String(text ?? '').replaceAll('\r\n', '\n')

/**
 * Joins what was typed into a form with what is stored by now: a field that was not touched is as it is stored.
 * @returns `collides` if a field was changed here and there, to different values; then it is as it was typed
 */
function joined(typed: TypedFields, stored: TypedFields) {
  const shown = shownIn(typed)
  const fields: Record<string, string> = { ...typed, antes: JSON.stringify(stored) }
  let collides = false
  for (const name of new Set([...Object.keys(shown), ...Object.keys(stored), ...Object.keys(typed)])) {
    const [was, is, here] = [shown, stored, typed].map((each) => written(each[name]))
    if (was === is || is === here || !(name in { ...shown, ...stored })) continue
    if (here !== was) collides = true
    else if (stored[name] === undefined) delete fields[name]
    else fields[name] = stored[name]
  }
  return { fields, collides }
}

/** Stores a form; null if the draft has no such thing. */
export async function saveDraftForm(
  desk: Pick<DeskContext, 'db'>,
  user: DeskUser,
  typed: TypedFields,
  { shows, apply, whole: [wholeName, wholeText] }: DraftForm,
): Promise<'saved' | NotStored | null> {
  const { document } = await workingEdition(desk.db)
  if (!shows(document)) return null
  const refused: NotStored[] = []
  const outcome = await changeDraft(desk, user, (edition) => {
    const stored = shows(edition)
    const { fields, collides } = joined(typed, stored ?? {})
    if (collides || !stored) {
      refused.push({ status: 409, unsaved: { typed: fields, isOvertaken: true } })
      return edition
    }
    const { edition: changed, problems } = apply(edition, fields)
    if (Object.keys(problems).length === 0) return changed
    refused.push({ status: 400, unsaved: { typed, problems } })
    return edition
  })
  const [why] = refused
  if (why || outcome === 'saved') return why ?? 'saved'
  return { status: 400, unsaved: { typed, problems: { [wholeName]: wholeText ?? outcome[0]?.text ?? '' } } }
}
