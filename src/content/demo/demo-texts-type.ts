/** Type of the texts of the demo at `/demo`, a small starter template, in one language. */
import type { ChatWords, FormText, StepText } from '../text-types.ts'

export interface DemoTexts {
  readonly lang: 'en' | 'es'
  /** Name of the demo, used instead of the operator's brand. */
  readonly name: string
  readonly skip: string
  readonly greeting: string
  readonly marketing: readonly { readonly title: string; readonly text: string }[]
  readonly privacy: string
  readonly buttons: {
    readonly about: string
    readonly back: string
    readonly go: string
    readonly home: string
    readonly dark: string
    readonly languages: string
    readonly confirm: string
    readonly cancel: string
    readonly change: string
    readonly toChat: string
    readonly toPages: string
    readonly again: string
  }
  readonly home: { readonly title: string; readonly heading: string }
  readonly about: { readonly title: string; readonly heading: string; readonly text: readonly string[] }
  readonly route: {
    readonly title: string
    readonly heading: string
    readonly text: string
    readonly label: string
    readonly hello: (name: string) => string
    readonly shown: string
  }
  readonly notFound: { readonly title: string; readonly text: string }
  readonly chatTitle: string
  readonly loading: string
  readonly cancelled: string
  readonly storageBlocked: string
  readonly thanks: string
  readonly errorWord: string
  readonly navigation: string
  /** Error messages of the form fields, by name. */
  readonly problems: Readonly<Record<string, string>>
  readonly steps: Readonly<Record<string, StepText>>
  readonly forms: Readonly<Record<string, FormText>>
  readonly chat: ChatWords
  /** First message in the chat. */
  readonly opening: string
}
