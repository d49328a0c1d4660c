/** Applies the language and theme of the demo site at /demo, and stores both settings in the browser. */
import { useSyncExternalStore } from 'react'
import { en } from '../content/demo/en.ts'
import { es } from '../content/demo/es.ts'
import type { DemoTexts } from '../content/demo/demo-texts-type.ts'
import { demoJourney } from '../funnel/journeys/demo/journey.ts'
import { demoSteps } from '../funnel/journeys/demo/steps.ts'
import { storageKeys } from '../lib/storage-keys.ts'
import { addPart } from '../questions/journey-part-registry.ts'

type Language = DemoTexts['lang']
type Theme = 'light' | 'dark'

const packs: Readonly<Record<Language, DemoTexts>> = { en, es }

const KEYS = { language: storageKeys.demoLanguage.key, theme: storageKeys.demoTheme.key } as const

/** Script in the page's head that applies the chosen theme before the first paint. */
export const chosenThemeScript = `try{const t=localStorage[${JSON.stringify(KEYS.theme)}];if(t=="dark"||t=="light")document.documentElement.dataset.theme=t}catch{}`

const listeners = new Set<() => void>()
let language: Language = 'en'
let theme: Theme | null = null

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is blocked: the defaults apply
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // storage is blocked or full: the setting lasts until the page is closed
  }
}

/** Selects a language and registers its texts for the steps of the order. */
function speak(next: Language): void {
  language = next
  const { steps, forms } = packs[next]
  addPart(demoJourney.id, { steps: demoSteps.map((step) => [step, steps[step.id]]), forms })
}

/** Selects a theme. null means the system's theme. */
function show(next: Theme | null): void {
  theme = next
  if (next) document.documentElement.dataset.theme = next
}

/** Makes the components that use a setting render again. */
function tell(): void {
  for (const listener of listeners) listener()
}

speak('en')

/**
 * Restores the settings of an earlier visit. Call it after hydration, because pages are server-rendered in
 * English.
 */
export function recallSettings(): void {
  const chosen = read(KEYS.theme)
  if (chosen === 'dark' || chosen === 'light') show(chosen)
  if (read(KEYS.language) === 'es') speak('es')
  tell()
}

/** Switches between English and Spanish, and remembers the choice. */
export function changeLanguage(): void {
  speak(language === 'en' ? 'es' : 'en')
  write(KEYS.language, language)
  tell()
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches

/** Switches between the light and the dark theme, and remembers the choice. */
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

export const useDemoTexts = (): DemoTexts =>
  useSyncExternalStore(
    subscribe,
    () => packs[language],
    () => en,
  )

/** Whether the visitor has chosen the dark theme. False if it is only the system's default. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => theme === 'dark',
    () => false,
  )
