import { useSyncExternalStore } from 'react'
import { en } from '../content/demo/en.ts'
import { es } from '../content/demo/es.ts'
import type { DemoPack } from '../content/demo/types.ts'
import { demo } from '../funnel/journeys/demo/journey.ts'
import { demoSteps } from '../funnel/journeys/demo/steps.ts'
import { addPart } from '../questions/registry.ts'

type Language = DemoPack['lang']
type Theme = 'light' | 'dark'

const packs: Readonly<Record<Language, DemoPack>> = { en, es }

/** Where the demo keeps how it is shown; src/lib/storage-keys.ts has every other key. */
const KEYS = { language: 'prosa.demo-language', theme: 'prosa.demo-theme' } as const

const listeners = new Set<() => void>()
let language: Language = 'en'
let theme: Theme | null = null

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // blocked: everything begins as it is by default
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // blocked or full: it lasts until the page closes
  }
}

/** Texts are looked up by journey: a language is another set of them. */
function speak(next: Language): void {
  language = next
  const { steps, forms } = packs[next]
  addPart(demo.id, { steps: demoSteps.map((step) => [step, steps[step.id]]), forms })
}

function show(next: Theme | null): void {
  theme = next
  if (next) document.documentElement.dataset.theme = next
}

function tell(): void {
  for (const listener of listeners) listener()
}

speak('en')

/** Takes up what an earlier visit chose. Only once the page is drawn as it was prerendered: in English. */
export function recallSettings(): void {
  const chosen = read(KEYS.theme)
  if (chosen === 'dark' || chosen === 'light') show(chosen)
  if (read(KEYS.language) === 'es') speak('es')
  tell()
}

/** English and Spanish in turn. */
export function changeLanguage(): void {
  speak(language === 'en' ? 'es' : 'en')
  write(KEYS.language, language)
  tell()
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches

/** From what is seen now to the other. */
export function toggleDark(): void {
  const isDark = theme === null ? prefersDark() : theme === 'dark'
  show(isDark ? 'light' : 'dark')
  write(KEYS.theme, isDark ? 'light' : 'dark')
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The texts of the selected language. */
export const usePack = (): DemoPack =>
  useSyncExternalStore(
    subscribe,
    () => packs[language],
    () => en,
  )

/** Whether the visitor has asked for the dark theme; the system's own is not known here. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => theme === 'dark',
    () => false,
  )
