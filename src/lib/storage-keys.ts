/**
 * Every browser storage key of this site and its lifetime (those of the starter template, which is exempt from S18, are
 * in `src/demo/language-and-theme.ts` and `src/sagas/subject/in-browser.ts`): `local` outlives the tab, `session` does
 * not (S18). `src/app/prerender/head-script.ts`, which imports nothing, repeats five of the keys;
 * tests/tooling/head-script.test.ts checks it against this table.
 */
export const storageKeys = {
  /** Ids of server-side subjects, one per kind. */
  lead: { key: 'prosa.lead', kind: 'local' },
  migration: { key: 'prosa.migration', kind: 'local' },
  renewal: { key: 'prosa.renewal', kind: 'local' },
  /** Ids of call requests, by which their visitor can erase them (D90). */
  calls: { key: 'prosa.calls', kind: 'local' },
  mode: { key: 'prosa.mode', kind: 'local' },
  /** Data kept until a lead exists. */
  address: { key: 'prosa.draft', kind: 'session' },
  /** A house's number with its complement, sent in the chat before it could be read. */
  house: { key: 'prosa.house', kind: 'session' },
  wish: { key: 'prosa.wish', kind: 'session' },
  /** Tracking parameters of the visit's first page (D101). */
  tracking: { key: 'prosa.tracking', kind: 'session' },
  sent: { key: 'prosa.sent', kind: 'session' },
  checkKey: { key: 'prosa.check', kind: 'session' },
  /** The chat's question as the page was left, for a reload. */
  question: { key: 'prosa.question', kind: 'session' },
  /** A journey's additional address by which the visitor came (D51). */
  entrance: { key: 'prosa.entrance', kind: 'session' },
  /** When a code was sent, so that a reload sends no other one. */
  code: { key: 'prosa.code', kind: 'session' },
  /** Ids of the quiz answers given in the chat, until they are sent. */
  quiz: { key: 'prosa.quiz', kind: 'session' },
  /** Version drawn and day of this browser's first visit (src/app/counting); '-': used `test=`, left out of the experiment. */
  entry: { key: 'prosa.entry', kind: 'local' },
  /** Version and day on which the draw first decided what this browser sees (docs/decisions/0053). */
  exposed: { key: 'prosa.exposed', kind: 'local' },
  /** Ids of the questions that this tab's visit has seen, so that a reload counts none twice; '-': it used `test=`. */
  visit: { key: 'prosa.visit', kind: 'session' },
  waiting: { key: 'prosa.waiting', kind: 'session' },
  /** Page zoom as a factor: '1.25'. */
  zoom: { key: 'prosa.zoom', kind: 'local' },
  /** The font has loaded in this tab. */
  font: { key: 'prosa.font', kind: 'session' },
  /** When the page last reloaded because a file failed to load. */
  reloaded: { key: 'prosa.reloaded', kind: 'session' },
} as const satisfies Record<string, { key: `prosa.${string}`; kind: 'local' | 'session' }>
