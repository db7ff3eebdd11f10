import type { DeliveryZone, DeliveryZones } from '@etrend/contract'
import { foldedText } from '@etrend/contract/typed-text'
import { provinces } from '@etrend/domain'

/** A district with the zone that it is in. */
export type PlacedDistrict = { district: string; zone: DeliveryZone | undefined }
export type PlacedProvince = { province: string; districts: PlacedDistrict[] }

/** The districts of each province whose name, or whose zone's, has these words; without provinces that have none. */
export function placedProvinces(
  { zones }: Pick<DeliveryZones, 'zones'>,
  words: string,
): PlacedProvince[] {
  const zoneOf = new Map(
    zones.flatMap((zone) => zone.districts.map((district) => [district, zone] as const)),
  )
  const has = (text: string) => foldedText(text).includes(words)
  return Object.entries(provinces).flatMap(([province, districts]) => {
    const placed = districts
      .map((district) => ({ district, zone: zoneOf.get(district) }))
      .filter(({ district, zone }) => has(district) || has(zone?.name ?? ''))
    return placed.length > 0 ? [{ province, districts: placed }] : []
  })
}
