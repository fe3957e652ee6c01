export default Object.values(
  import.meta.glob<string>(['../../../locales/fr/{web,table}.ftl', '../../../games/*/web/fr.ftl'], { eager: true, query: '?raw', import: 'default' }),
);
