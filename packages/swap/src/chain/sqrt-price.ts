// The range of a pool's price, as both engines define it: the square root times 2^96, the upper bound not included.

export const MINIMUM_SQRT_PRICE = 4_295_128_739n;
export const MAXIMUM_SQRT_PRICE = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n;
