import { useSelector } from 'react-redux'
import { useHref } from 'react-router'
import { stepOf } from '../../funnel/journeys.ts'
import { selectBackTarget } from '../../store/selectors.ts'
import { BackLink } from '../../ui/forms/BackLink.tsx'

/** The back link of the present step as the spec's table has it; during a correction, back to where it began. */
export function Back() {
  const target = useSelector(selectBackTarget)
  const href = useHref(target === null || target === 'start' ? '/' : stepOf(target).path)
  return target === null ? null : <BackLink href={href} />
}
