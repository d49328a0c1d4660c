/**
 * The coverage form in the banner of a landing page. It asks for CEP (Brazilian postcode) and phone. If the CEP is
 * found, a drawer asks for name, e-mail and phone and then opens the order.
 */
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { brand } from '../../../content/brand-and-phones.ts'
import { connectionErrorMessage } from '../../../content/landing/connection-error-message.ts'
import { coverageForm as text } from '../../../content/landing/forms.ts'
import { addressProblems } from '../../../content/problems/address.ts'
import { phoneProblems } from '../../../content/problems/phone.ts'
import { formatCep, parseLandingCep } from '../../../lib/cep.ts'
import { digits } from '../../../lib/extract-digits.ts'
import { streetInstead } from '../../../lib/street-instead-of-cep.ts'
import { MOBILE_PHONE_DIGITS, parseLandingPhone, phoneDigits } from '../../../lib/phone.ts'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { PrimaryButton } from '../../../ui/forms/PrimaryButton.tsx'
import { reportLead } from '../../../ui/analytics-reports.ts'
import { useShownPhone } from '../../../ui/usePhones.ts'
import { useCampaignHref } from '../../../ui/useCampaign.ts'
import { typedAddressAsAnswers } from '../convert-typed-address-to-answers.ts'
import { chosenPlan, planQuery } from '../chosen-plan-in-url.ts'
import type { ContactDetailsDrawerProps } from '../drawers/ContactDetailsDrawer.tsx'
import { CepField, PhoneField } from '../CepAndPhoneFields.tsx'
import { useLandingServices } from '../landing-services.ts'
import { LeadForm, useLeadForm } from '../LeadForm.tsx'
import { UnknownCepLink } from '../UnknownCepLink.tsx'
import { CEP_DIGITS, useCepLookUp } from '../useCepLookUp.ts'
import { waitBeforeSuccess } from '../pause-around-form-success.ts'
import '../coverage-form.css'

const words = { ...addressProblems, ...phoneProblems }
const parsers = { cep: parseLandingCep, phone: parseLandingPhone } as const

export interface CoverageFormProps {
  /** Whether the consent box is checked at first. */
  readonly consentChecked: boolean
}

interface Drawer {
  readonly Part: ComponentType<ContactDetailsDrawerProps>
  readonly isOpen: boolean
  readonly cep: string
  readonly number: string
  readonly phone: string
  readonly acceptPhoneContact: string
}

export default function CoverageForm({ consentChecked }: CoverageFormProps) {
  const { prepare, takeOver } = useLandingServices()
  const lead = useLeadForm({ cep: '', phone: '', acceptPhoneContact: String(consentChecked) }, words, parsers)
  const { values, problems, refusals, change, refuse, setProgress } = lead
  const { refusalOf, wayOnWith, lookUp } = useCepLookUp(values.cep)
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  // said while searching for the CEP; the next page asks for it with this value filled in
  const [number, setNumber] = useState('')
  const callHref = useCampaignHref(brand.callRequest.href)
  const shownPhone = useShownPhone()

  const cepProblem = problems.cep ?? refusalOf(values.cep)
  const hasProblem = Boolean(cepProblem ?? problems.phone)
  const isWhole =
    digits(values.cep).length === CEP_DIGITS && phoneDigits(values.phone).length === MOBILE_PHONE_DIGITS
  const wayOn = wayOnWith(values.cep)

  async function submit(given: typeof values) {
    if (!lead.accepts(given)) return
    if (refusalOf(given.cep)) {
      refuse({})
      return
    }
    setProgress('loading')
    const loading = import('../drawers/ContactDetailsDrawer.tsx').catch(() => null)
    const problem = await lookUp(given.cep, chosenPlan())
    const loaded = problem === null ? await loading : null
    if (!loaded) {
      refuse({ cep: problem ?? connectionErrorMessage })
      return
    }
    await waitBeforeSuccess()
    setProgress('success')
    setDrawer({ ...given, Part: loaded.default, isOpen: true, cep: digits(given.cep), number })
  }
  /** Opens the coverage pages, which ask for the house number and then show the plans or the waiting list. */
  function join() {
    const { cep, phone, acceptPhoneContact } = values
    takeOver({
      path: `/consultar-cobertura/nr-imovel/${planQuery(chosenPlan())}`,
      address: typedAddressAsAnswers(digits(cep), number),
      answers: { telefone: { phone, acceptPhoneContact } },
    }).then(
      () => reportLead('cobertura'),
      () => refuse({ cep: connectionErrorMessage }),
    )
  }
  function close() {
    setProgress('default')
    setDrawer((before) => before && { ...before, isOpen: false })
  }

  // a field may have had the focus before this code was loaded
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare()
  }, [prepare])
  const replay = useEarlyInputReplay('cep')
  useLayoutEffect(() =>
    replay(({ cep = values.cep, phone = values.phone, acceptPhoneContact }, isSent) => {
      const consent =
        acceptPhoneContact === undefined ? values.acceptPhoneContact : String(acceptPhoneContact === 'true')
      change('acceptPhoneContact', consent)
      if (isSent) void submit({ cep, phone, acceptPhoneContact: consent })
    }),
  )
  return (
    <div className="coverage-form" ref={form} onFocusCapture={prepare}>
      <LeadForm
        form={lead}
        step="cep"
        className="coverage-form__in"
        onSend={(given) => void submit(given)}
        hasProblem={hasProblem}
        text={{ submit: text.submit, sending: text.looking, sent: text.found }}
        lacks={isWhole && !hasProblem ? undefined : text.lacks}
        footClass="coverage-form__foot"
        more={
          <>
            {wayOn !== null && (
              <PrimaryButton type="button" tone="secondary" onClick={join}>
                {wayOn}
              </PrimaryButton>
            )}
            <UnknownCepLink
              instead={problems.cep ? streetInstead(values.cep) : null}
              refusals={refusals}
              onFound={(cep, found) => {
                change('cep', formatCep(cep))
                setNumber(found)
              }}
            />
          </>
        }
      >
        <div className="coverage-form__fields">
          <CepField
            label={text.cep}
            value={values.cep}
            onChange={change}
            error={cepProblem}
            enterKeyHint="go"
          />
          <PhoneField
            label={text.phone}
            value={values.phone}
            onChange={change}
            error={problems.phone}
            enterKeyHint="go"
          />
        </div>
        <CheckboxField
          name="acceptPhoneContact"
          label={text.consent}
          hint={text.withdraw(shownPhone)}
          value={values.acceptPhoneContact}
          onChange={change}
        />
      </LeadForm>
      <p className="coverage-form__call">
        <a className="quiet-link" href={callHref} data-opens="ligacao">
          {text.callMe}
        </a>
      </p>
      {drawer && <drawer.Part {...drawer} onClose={close} />}
    </div>
  )
}

/**
 * @param step `data-step` of the form
 * @returns a function to call once the form can handle a submit. If the visitor used this form, it passes the
 *   recorded values, and whether the form was submitted, to `take`. It also makes the head script stop
 *   recording
 */
function useEarlyInputReplay(step: string) {
  const isDone = useRef(false)
  return (take: (values: Readonly<Record<string, string>>, isSent: boolean) => void) => {
    if (isDone.current) return
    isDone.current = true
    const early = window.__prosaEarlyInput
    if (early?.step === step) take(early.values, early.submitted)
    early?.release()
  }
}
