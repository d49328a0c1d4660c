/** The filter form of a desk page with statistics. It is a GET form, so that the URL contains the filters. */
import { formatDay } from '../../content/desk/number-and-date-formats.ts'
import { Button } from './Button.tsx'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import type { ReactNode } from 'react'
import {
  campaignName,
  channelNames,
  deviceNames,
  filterWords as words,
} from '../../content/desk/report-words.ts'
import { journeyNames } from '../../content/journey-names-and-descriptions.ts'
import { FormField, type FieldProps, FormSelect } from './FormFields.tsx'
import type { FilterValues } from '../../../server/routes/desk/read-figures-filter.ts'

type Option = readonly [value: string, label: string]

/** Value in the URL for the campaign without a prefix, because '' means every campaign. */
export const NO_PREFIX = '-'

/** Returns the campaigns as options of a filter, after the one for all campaigns. */
export const campaignOptions = (campaigns: readonly string[]): Option[] => [
  ['', words.allCampaigns],
  ...campaigns.map((each): Option => [each === '' ? NO_PREFIX : each, campaignName(each)]),
]

/** Returns the filters as a query string. */
export function filterQuery({ from, to, journey, campaign, channel, device }: FilterValues): URLSearchParams {
  const all = { de: from, ate: to, jornada: journey, campanha: campaign, canal: channel, aparelho: device }
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))
}

/** A field for one end of a period. */
export const DayField = ({ value, ...field }: Pick<FieldProps, 'name' | 'label' | 'value'>) => (
  <FormField {...field} type="date" className="figure-day" defaultValue={value} />
)

const optionsOf = (names: Readonly<Record<string, string>>): Option[] => Object.entries(names)

type ReportFilterProps = {
  readonly action: string
  readonly values: FilterValues
  readonly campaigns: readonly string[]
  /**
   * Whether only the period can be chosen, because the figures are not counted by campaign, device and so on.
   */
  readonly isPeriodOnly?: boolean
  /** Label of the submit button, if it differs from the default label. */
  readonly submit?: string
  readonly children?: ReactNode
}

/** The filters of a page; narrow windows fold them below what they are, unless they are what one came for. */
export function ReportFilter(props: ReportFilterProps) {
  const { journey, campaign, channel, device, from, to } = props.values
  if (props.submit !== undefined) return <FilterForm {...props} />
  const others = props.isPeriodOnly
    ? []
    : [
        // the first is shown unless another one is chosen
        journey === Object.keys(journeyNames)[0] ? '' : (journeyNames[journey] ?? journey),
        campaign === NO_PREFIX ? campaignName('') : campaign && campaignName(campaign),
        channelNames[channel] ?? channel,
        deviceNames[device] ?? device,
      ].filter((each) => each !== '')
  return (
    <CollapsibleSection summary={words.shown(formatDay(from), formatDay(to), others)} isForNarrow>
      <FilterForm {...props} />
    </CollapsibleSection>
  )
}

function FilterForm(props: ReportFilterProps) {
  const { action, values, campaigns, isPeriodOnly = false, submit = words.apply, children } = props
  return (
    <form method="get" action={action} className="figure-filter" aria-label={words.legend}>
      <DayField name="de" label={words.from} value={values.from} />
      <DayField name="ate" label={words.to} value={values.to} />
      {!isPeriodOnly && (
        <>
          <FormSelect
            name="jornada"
            label={words.journey}
            value={values.journey}
            options={optionsOf(journeyNames)}
          />
          <FormSelect
            name="campanha"
            label={words.campaign}
            value={values.campaign}
            options={campaignOptions(campaigns)}
          />
          <FormSelect
            name="canal"
            label={words.channel}
            value={values.channel}
            options={[['', words.all], ...optionsOf(channelNames)]}
          />
          <FormSelect
            name="aparelho"
            label={words.device}
            value={values.device}
            options={[['', words.all], ...optionsOf(deviceNames)]}
          />
        </>
      )}
      {children}
      <Button label={submit} kind="secondary" />
    </form>
  )
}
