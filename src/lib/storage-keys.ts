/**
 * Every key under which this site keeps something in the browser, and for how long: `local` outlives the tab,
 * `session` does not (S18). `src/app/head.ts`, which imports nothing, repeats four of the keys;
 * tests/tooling/head-script.test.ts runs it with the keys of this table.
 */
export const storageKeys = {
  /** Ids of what is stored on the server, one for each kind of subject. */
  lead: { key: 'prosa.lead', kind: 'local' },
  migration: { key: 'prosa.migration', kind: 'local' },
  renewal: { key: 'prosa.renewal', kind: 'local' },
  mode: { key: 'prosa.mode', kind: 'local' },
  /** What is known before a lead exists. */
  address: { key: 'prosa.draft', kind: 'session' },
  wish: { key: 'prosa.wish', kind: 'session' },
  sent: { key: 'prosa.sent', kind: 'session' },
  checkKey: { key: 'prosa.check', kind: 'session' },
  waiting: { key: 'prosa.waiting', kind: 'session' },
  /** Page zoom as a factor: '1.25'. */
  zoom: { key: 'prosa.zoom', kind: 'local' },
  /** The font has come in this tab. */
  font: { key: 'prosa.font', kind: 'session' },
  /** When the page was last reloaded for a file that did not load. */
  reloaded: { key: 'prosa.reloaded', kind: 'session' },
} as const satisfies Record<string, { key: `prosa.${string}`; kind: 'local' | 'session' }>
