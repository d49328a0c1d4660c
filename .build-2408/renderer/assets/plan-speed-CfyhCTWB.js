// src/lib/plan-speed.ts
/**
* Returns the advertised speed of a sku in Mega: 'd500a' → 500, 'd600gl' and 'd700a' → 700 (600 Mega plus 100
* bonus, D28), 'd1000b' → 1000. Returns 0 for a sku without a speed, such as a stand-alone streaming service.
*/
function soldSpeed(sku) {
	const speed = Number(/\d+/.exec(sku)?.[0] ?? 0);
	return speed === 600 ? 700 : speed;
}
/** Formats a speed in Mega: 700 → '700 Mega', 1000 → '1 Giga'. */
function speedName(speed) {
	return speed >= 1e3 ? `${speed / 1e3} Giga` : `${speed} Mega`;
}
export { speedName as n, soldSpeed as t };
