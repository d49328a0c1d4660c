/** Checks the lists of request and reply fields against the fields that the specification gives for each API call. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { idOnWire, idText, isIdInLink } from '../convert-ids-to-text.ts'
import { answers, shownAnswers } from '../lead-answers/answer-registry.ts'
import { replyTables } from '../reply-fields-in-browser/reply-tables.ts'
import { planTable } from '../reply-fields-in-browser/plan.ts'
import type { ReplyTable } from '../reply-fields-in-browser/define-reply-fields.ts'
import { REPEAT_EFFECTS, specifiedRequests } from './allowed-request-fields-and-retry-safety.ts'

const rules = ['funnel', 'marketing']
  .map((name) => readFileSync(path.join(import.meta.dirname, `../../../docs/rules/${name}.md`), 'utf8'))
  .join('\n')

/** Returns the text of the rule with this id. */
const rowOf = (id: string) =>
  rules
    .split('\n')
    .find((line) => line.startsWith(`| ${id} |`))
    ?.split(' | ')[1] ?? ''

/** Returns the field names that a text has in backquotes. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => /^\w+$/.test(name))

const namesOf = (table: ReplyTable) => [...Object.keys(table.required), ...Object.keys(table.optional ?? {})]

/** The rules F7.x and M7.x that begin with an API call. */
const calls = [...rules.matchAll(/^\| ((?:F|M)7\.\d+) \| `(GET|POST|PUT|PATCH|DELETE) ([^`]+)`/gm)].map(
  ([, id = '', method = '', of = '']) => ({ id, method, of, text: rowOf(id) }),
)

describe('the replies', () => {
  it('have the fields that the specification gives for each call (D102, F7.3–F7.33, M7.1)', () => {
    const answering = calls.filter(({ text }) => /answers/.test(text))
    expect(answering.length).toBeGreaterThan(15)
    for (const { id, method, of, text } of answering) {
      const said = /answers (.*)/.exec(text)?.[1]?.split(';')[0] ?? ''
      const table = replyTables[`${method} ${of}` as keyof typeof replyTables]
      expect(table, `${id} ${method} ${of}`).toBeDefined()
      // `infra` is inside `cepCoverage` there
      const isInside = (name: string) => name === 'infra' && of === 'lead-v2'
      const named = namesIn(said).filter(
        (name) => !isInside(name) && (name !== 'success' || method === 'PATCH'),
      )
      const all = [
        ...namesOf(table),
        ...(table === undefined ? [] : Object.keys((table as ReplyTable).ours ?? {})),
      ]
      for (const name of named) expect(all, `${id}: ${name}`).toContain(name)
    }
  })

  it('must hold what F§5 says (F5.1, F5.2, F5.3, F5.4, F5.5, F5.6)', () => {
    const must = (call: keyof typeof replyTables) => Object.keys(replyTables[call].required)
    expect(must('GET cep/coverage')).toEqual(['plans'])
    expect(must('POST lead-v2')).toEqual(expect.arrayContaining(['success', 'id']))
    expect(must('PATCH lead-v2/{idLead}/{step}')).toEqual(['success'])
    expect(must('GET lead/{idLead}')).toEqual(['id', 'address'])
    expect(must('GET banks')).toEqual(['banks'])
    expect(must('GET plans/regulationsAndSummaries/getAll')).toEqual(['regulations', 'sumarries'])
  })

  it('read a plan by the names of F3.1, and nothing else is needed (F3.1, F3.2)', () => {
    const named = [...namesIn(rowOf('F3.1')), 'plan_type']
    expect(namesOf(planTable).toSorted()).toEqual(named.toSorted())
  })
})

describe('the requests', () => {
  it('hold the names of the specification’s rows (D103, F7.3–F7.42)', () => {
    for (const { id, method, of, text } of calls) {
      const templates = Object.keys(specifiedRequests).filter((name) => {
        const wanted = `${method} /${of.replace(/^\//, '')}`.replaceAll(/\{[^}]+\}/g, '{}')
        return name.replaceAll(/\{[^}]+\}/g, '{}') === wanted
      })
      // the legacy call, and the two that nothing here needs
      if (/^POST lead$|^DELETE lead$|check-client/.test(`${method} ${of}`)) continue
      if (of.includes('{step}')) continue
      expect(templates, `${id} ${method} ${of}`).toHaveLength(1)
      const { body = {}, query = {} } = specifiedRequests[templates[0] ?? ''] ?? {}
      const sent = text.split(/answers|the reply/)[0]?.split('`:')[1] ?? ''
      const known = [...Object.keys(body), ...Object.keys(query)]
      for (const name of namesIn(sent)) expect(known, `${id}: ${name}`).toContain(name)
    }
  })

  it('have a call for each specified answer, and for no other (D103, D122)', () => {
    const own = Object.keys(answers).filter((name) => specifiedRequests[`PATCH /lead-v2/{idLead}/${name}`])
    const specified = Object.entries(shownAnswers).filter(([, shown]) => shown.inSpecification === 'call')
    expect(own).toEqual(specified.map(([name]) => name))
  })

  it('are sent again on their own only where a second arrival does no harm, and it is said why (D103)', () => {
    const once = Object.entries(specifiedRequests).filter(
      ([, { again }]) => !REPEAT_EFFECTS[again].isHarmless,
    )
    expect(once.map(([name]) => name)).toEqual([
      'POST /lead-no-coverage',
      'POST /supportRequest',
      'PATCH /lead-v2/{idLead}/riskValidation/QuizAnswer',
      'PUT /lead/{leadId}',
      'GET /lead/collaborator/getNewcode/{id}',
      'PATCH /lead/collaborator/validate',
      'PUT /renewalBaseUser/{id}',
    ])
    for (const { because } of Object.values(REPEAT_EFFECTS)) expect(because).not.toBe('')
  })
})

describe('an id', () => {
  it.each([7, -3, 0, '7', 'plan-7', '#', 'a#7', '#x'])('%s goes back as it came (D102)', (id) => {
    expect(idOnWire(idText(id))).toBe(id)
  })

  it('is found by a link, which knows no numbers', () => {
    expect(isIdInLink(idText(601), '601')).toBe(true)
    expect(isIdInLink('601', '601')).toBe(true)
    expect(isIdInLink(idText(601), undefined)).toBe(false)
  })
})
