/** Trees whose names are valid usernames. `willow` comes first: tests and the dev wallet use it. */
const trees = words(`
  willow alder rowan hazel maple birch aspen cedar holly laurel juniper linden poplar sequoia cypress larch spruce hemlock
  magnolia acacia olive mulberry walnut chestnut sycamore hawthorn blackthorn elder almond cherry plum pear quince medlar
  apricot peach nectarine pomegranate tamarisk jasmine lilac azalea camellia dogwood redbud catalpa ginkgo katsura zelkova
  hornbeam beech pine teak ebony balsa mahogany baobab eucalyptus tamarind cork_oak silver_birch
`);

/** Flowers, ferns and herbs, for later members. */
const plants = words(`
  heather lavender rosemary thyme sorrel clover bracken foxglove primrose bluebell snowdrop crocus tulip daffodil hyacinth
  peony aster dahlia iris orchid lotus lily violet pansy poppy marigold cosmos zinnia lupin campanula gentian edelweiss
  arnica yarrow tansy chicory burdock nettle mint basil oregano fennel dill caraway saffron vanilla ginger turmeric
  moss lichen fern ivy_green honeysuckle wisteria clematis bramble gooseberry currant elderberry cranberry juneberry
`);

const kinds = words("oak elm ash fir palm reed");
const looks = words(
  "white black red green silver golden river mountain valley island northern southern wild young ancient",
);

/** Usernames of the seeded members, in the order in which they join. */
export const seededUsernames: readonly string[] = [
  ...trees,
  ...plants,
  ...kinds.flatMap((kind) => looks.map((look) => `${look}_${kind}`)),
];

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
