/** 256 short words: four of them stand for a pair of people who compare them. The order must never change. */
export const wordsEn = {
  list: `
acid acorn actor agent album alley amber angel ankle apple apron arrow atlas attic autumn badge
bagel baker bamboo banjo barrel basin basket beach beacon bean beaver bell bench berry bicycle birch
biscuit blanket blossom board bonfire book border bottle bowl branch bread brick bridge bronze broom brush
bubble bucket butter button cabin cactus camel camera candle canoe canyon captain carpet carrot castle cave
cedar cellar chain chalk cherry chess chimney circle clay cliff clock cloud clover coast cobra coffee
comet compass copper coral corner cotton cradle crane crayon cricket crown crystal curtain dancer desert diamond
doctor dolphin donkey dragon drawer drum eagle earth elbow elephant ember engine envelope falcon farmer feather
fence ferry fiddle field finger flag flame flower flute forest fossil fountain fox frog garden garlic
ghost giant ginger glacier glass globe glove goat gold goose grain granite grape gravel guitar hammer
harbor hat hazel helmet hero heron honey horse hotel house ice igloo iron island ivory jacket
jade jaguar jelly jewel judge jungle kettle kitten knight ladder lake lamp lantern lemon lion lizard
lobster locket lotus magnet mango maple marble market mask meadow melon mirror monkey moon mountain museum
mustard nail needle nest night noodle north nurse oak ocean olive onion orange orchard otter oven
owl oyster paddle palace panda paper parrot pearl pebble pencil pepper piano pillow pilot pirate planet
pocket potato prince puzzle rabbit radio rain raven ribbon river robot rocket rope saddle salmon sand
saturn scarf shadow silver spider spoon squirrel stone sugar tiger tower trumpet turtle valley violin window
`,
};
