import type { SetPictures } from '../picture-spec.ts';

export const oopsYouDidItAgain: SetPictures = {
  'Ancient Egyptians': {
    cards: {
      Pharaoh: ['pharoah', 'crook-flail'],
      'Priest of Anubis': ['anubis', 'ankh'],
      'Pyramid Engineer': ['fe:construction-worker', 'great-pyramid'],
      Mummy: ['mummy-head', 'bandage-roll'],
      'Ancient Curse': ['eye-of-horus', 'cursed-star'],
      'Blessing of Anubis': { icon: 'anubis', turn: 'mirrored', badge: 'prayer' },
      'Lost Knowledge': ['scroll-unfurled', 'help'],
      'Mummy Strength': ['sarcophagus', 'biceps'],
      'Plague of Locusts': ['cricket', 'fly'],
      'Seal the Tomb': ['stone-block', 'wax-seal'],
      'Tomb Trap': ['egyptian-temple', 'falling-boulder'],
      'You Can Take It With You': ['egyptian-urns', 'gold-bar'],
    },
    bases: {
      Pyramids: ['great-pyramid', 'egyptian-sphinx'],
      'Star Portal': ['star-gate', 'scarab-beetle'],
    },
  },
  Cowboys: {
    cards: {
      Sheriff: ['western-hat', 'law-star'],
      Pinkerton: ['fe:detective', 'wanted-reward'],
      Gunfighter: ['revolver', 'bandit'],
      Deputy: ['fe:cowboy-hat-face', 'police-badge'],
      'Dynamite Surprise': ['dynamite', 'present'],
      'Form a Posse': ['horse-head', 'rally-the-troops'],
      'Gold in Them Thar Hills': ['mountains', 'gold-nuggets'],
      'Gold Strike': ['gold-mine', 'war-pick'],
      'High Noon': ['duel', 'sun'],
      'Quick Draw': ['cowboy-holster', 'lightning-arc'],
      "Run 'Em Off": ['tumbleweed', 'boot-kick'],
      Stagecoach: ['old-wagon', 'horseshoe'],
    },
    bases: {
      Saloon: ['saloon', 'beer-stein'],
      'So-So Corral': ['ranch-gate', 'crossed-pistols'],
    },
  },
  Samurai: {
    cards: {
      Shogun: ['samurai-helmet', 'crown'],
      Bushi: ['spears', 'samurai-helmet'],
      Ronin: ['katana', 'skimmer-hat'],
      'Samurai-Chan': ['kimono', 'wooden-clogs'],
      'Code of Bushido': ['tied-scroll', 'katana'],
      'Final Haiku': ['quill-ink', 'fe:cherry-blossom'],
      'Heart of the Battle': ['hearts', 'sword-clash'],
      'Honor the Ancestors': ['incense', 'family-tree'],
      'Honor the Fallen': ['asian-lantern', 'samurai-helmet'],
      'Honorable Combat': ['crossed-swords', 'prayer'],
      'Way of the Warrior': ['stone-path', 'katana'],
      'Yokai Attack!': ['oni', 'fire'],
    },
    bases: {
      'Sakura Garden': ['bonsai-tree', 'fe:cherry-blossom'],
      "Shogun's Palace": ['fe:japanese-castle', 'samurai-helmet'],
    },
  },
  Vikings: {
    cards: {
      Valkyrie: ['fe:woman-superhero', 'feathered-wing'],
      Raider: ['viking-head', 'swap-bag'],
      'Shield Maiden': ['swordwoman', 'viking-shield'],
      Huscarl: ['viking-helmet', 'battle-axe'],
      Berserk: ['enrage', 'crossed-axes'],
      'Cast the Runes': ['rune-stone', 'rolling-dices'],
      'Combat Training': ['target-dummy', 'sharp-axe'],
      Pillage: ['medieval-village-01', 'burn'],
      'Raiding Party': ['drakkar', 'rally-the-troops'],
      Ransack: ['open-chest', 'robber-hand'],
      Tribute: ['coins-pile', 'kneeling'],
      'Viking Funeral': { icon: 'drakkar', turn: 'mirrored', badge: 'flame' },
    },
    bases: {
      Drakkar: ['drakkar-dragon', 'paddles'],
      Longhouse: ['viking-longhouse', 'beer-horn'],
    },
  },
};
