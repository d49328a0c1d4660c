import { createSlice } from '@reduxjs/toolkit'
import type { Plan } from '../contract/plan.ts'
import type { Quiz } from '../contract/risk.ts'
import { stepOf } from '../funnel/journeys.ts'
import type { Problems, StepId, Values } from '../funnel/types.ts'
import * as events from './events.ts'
import type { Contact, Mode, Notice, WaitFor } from './events.ts'

/** Where the visitor stands and what is on the screen besides the answers. */
export interface Flow {
  /** loading: a stored lead is on its way; lost: it is gone (faults 21). */
  phase: 'loading' | 'ready' | 'lost'
  mode: Mode
  /** Which way a plan of the start page opens: the visitor's choice, else the A/B version's. */
  opening: Mode
  position: StepId
  /** Set during a correction: where it goes back to. */
  returnTo: StepId | null
  drafts: Partial<Record<StepId, Values>>
  problems: Partial<Record<StepId, Problems>>
  /** Counts refusals, so that the same problem twice moves the focus twice. */
  refusals: number
  leadId: string | null
  noCoverageId: string | null
  wait: { what: WaitFor; status: 'running' | 'failed'; text: string; offline: boolean } | null
  notice: Notice | null
  online: boolean
  quiz: Quiz | null
  /** Plans of the start page. */
  plans: Plan[] | null
  contact: { notify: Contact; withdraw: Contact; call: Contact; callProblem: string }
  banks: { id: string; code: string; name: string }[] | null
}

const initialState: Flow = {
  phase: 'loading',
  mode: 'pages',
  opening: 'pages',
  position: 'cep',
  returnTo: null,
  drafts: {},
  problems: {},
  refusals: 0,
  leadId: null,
  noCoverageId: null,
  wait: null,
  notice: null,
  online: true,
  quiz: null,
  banks: null,
  plans: null,
  contact: { notify: 'none', withdraw: 'none', call: 'none', callProblem: '' },
}

/** A problem goes as soon as its field is edited (ux.md, Inputs), and when a tick or a choice may have hidden it. */
function problemsAfter(step: StepId, edited: string, problems: Problems): Problems {
  const { fields } = stepOf(step)
  const kind = fields.find((field) => field.name === edited)?.kind
  const isSwitch = kind === 'checkbox' || kind === 'choice'
  const isGone = (name: string) =>
    name === edited || (isSwitch && fields.some((field) => field.name === name && field.shownWhen))
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !isGone(name)))
}

const slice = createSlice({
  name: 'flow',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.booted, (flow, { payload }) => {
        flow.mode = payload.mode
        flow.opening = payload.opening
        flow.position = payload.position
        flow.leadId = payload.leadId
        flow.phase = payload.leadId ? 'loading' : 'ready'
      })
      .addCase(events.leadLoaded, (flow, { payload }) => {
        flow.phase = 'ready'
        flow.leadId = payload.leadId
      })
      .addCase(events.leadLost, (flow) => {
        flow.phase = 'lost'
        flow.wait = null
      })
      .addCase(events.restarted, (flow) => ({
        ...initialState,
        phase: 'ready',
        mode: flow.mode,
        opening: flow.opening,
        online: flow.online,
        plans: flow.plans,
        banks: flow.banks,
      }))
      .addCase(events.drafted, (flow, { payload: { step, name, value } }) => {
        flow.drafts[step] = { ...flow.drafts[step], [name]: value }
        const problems = flow.problems[step]
        if (problems && Object.keys(problems).length)
          flow.problems[step] = problemsAfter(step, name, problems)
      })
      .addCase(events.accepted, (flow, { payload }) => {
        delete flow.drafts[payload.step]
        delete flow.problems[payload.step]
        if (flow.notice?.kind !== 'storage') flow.notice = null
      })
      .addCase(events.refused, (flow, { payload }) => {
        flow.problems[payload.step] = payload.problems
        flow.refusals += 1
      })
      .addCase(events.correctionLeft, (flow) => {
        delete flow.drafts[flow.position]
        delete flow.problems[flow.position]
      })
      .addCase(events.moved, (flow, { payload }) => {
        if (payload.returnTo !== undefined) flow.returnTo = payload.returnTo
        if (flow.returnTo === payload.to) flow.returnTo = null
        if (payload.mode) flow.mode = payload.mode
        if (flow.position !== payload.to) flow.wait = null
        flow.position = payload.to
      })
      .addCase(events.coverageChecked, (flow, { payload }) => {
        flow.leadId = payload.leadId ?? flow.leadId
        flow.noCoverageId = payload.noCoverageId
      })
      .addCase(events.banksLoaded, (flow, { payload }) => {
        flow.banks = payload.banks
      })
      .addCase(events.plansLoaded, (flow, { payload }) => {
        flow.plans = payload.plans
      })
      .addCase(events.riskChecked, (flow, { payload }) => {
        flow.quiz = payload.quiz
        delete flow.drafts.validacao
      })
      .addCase(events.slotsTaken, (flow, { payload }) => {
        flow.notice = { kind: 'slots-taken', text: payload.text }
      })
      .addCase(events.saveRefused, (flow, { payload: { step, text, values, field } }) => {
        flow.drafts[step] = values
        flow.problems[step] = { [field]: text }
        flow.refusals += 1
      })
      .addCase(events.contactSettled, (flow, { payload }) => {
        flow.contact[payload.what] = payload.state
        if (payload.what === 'call') flow.contact.callProblem = ''
      })
      .addCase(events.callRefused, (flow, { payload }) => {
        flow.contact.call = 'none'
        flow.contact.callProblem = payload.text
        flow.refusals += 1
      })
      .addCase(events.waitStarted, (flow, { payload }) => {
        flow.wait = { what: payload.what, status: 'running', text: '', offline: false }
      })
      .addCase(events.waitFailed, (flow, { payload }) => {
        flow.wait = { status: 'failed', ...payload }
      })
      .addCase(events.waitEnded, (flow) => {
        flow.wait = null
      })
      .addCase(events.noticeRaised, (flow, { payload }) => {
        flow.notice = payload
      })
      .addCase(events.noticeClosed, (flow) => {
        flow.notice = null
      })
      .addCase(events.connectionChanged, (flow, { payload }) => {
        flow.online = payload.online
      })
  },
})
export const flowReducer = slice.reducer
